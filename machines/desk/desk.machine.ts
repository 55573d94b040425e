import { assign, setup } from 'xstate';
import { deskRequestsMachine } from '../desk-requests/desk-requests.machine.ts';
import { providedActions, providedActor } from '../provided.ts';

/** What the browser's session allows. */
export type Access = 'signedOut' | 'secondFactor' | 'signedIn';

/** What a code leads to. */
export type CodeOutcome = 'wrong' | 'secondFactor' | 'signedIn';

interface DeskContext {
  /** Why the screen has a message: nothing answered, the code is wrong, or the session has ended. */
  readonly problem: 'noAnswer' | 'wrongCode' | 'sessionEnded' | null;
}

type DeskEvent =
  /** The form with the email address was submitted. */
  | { type: 'email.submitted' }
  /** The form with a code was submitted: of the email, or of the authenticator app. */
  | { type: 'code.submitted' }
  /** The button that mails another code. */
  | { type: 'anotherCode.pressed' }
  /** The button that goes back to the email address. */
  | { type: 'otherEmail.pressed' }
  /** The button that sets a second factor up. */
  | { type: 'factor.pressed' }
  /** The button that leads from the second factor back to the requests. */
  | { type: 'back.pressed' }
  | { type: 'signOut.pressed' }
  /** The button that tries again what has failed. */
  | { type: 'retry.pressed' }
  /** The account was signed out elsewhere, or its session can no longer be refreshed. */
  | { type: 'session.ended' };

const params = ({ event }: { event: { output: string } }) => event.output;

const secondFactor = { guard: { type: 'isSecondFactor', params }, target: '#desk.secondFactor' } as const;
const wrong = { guard: { type: 'isWrong', params }, actions: 'setWrongCode' } as const;
const ended = { target: '#desk.signedOut', actions: 'setEnded' } as const;

/**
 * The feature provides the actors: `findSession`; `sendCode`, which ends alike for an unknown address; `verifyCode` (of the
 * email); `verifyFactor` (the code of the app, also for a new factor); `prepareFactor`, which ends with whether the account
 * has one already; `signOut`. All reject when there is no answer. They read what was typed from the forms. The action
 * `forgetRequests` clears what the page knows of requests.
 */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    children: {} as {
      findSession: 'findSession';
      sendCode: 'sendCode';
      verifyCode: 'verifyCode';
      verifyFactor: 'verifyFactor';
      prepareFactor: 'prepareFactor';
      signOut: 'signOut';
      requests: 'requests';
    },
  },
  actors: {
    findSession: providedActor<Access>(),
    sendCode: providedActor<void>(),
    verifyCode: providedActor<CodeOutcome>(),
    verifyFactor: providedActor<CodeOutcome>(),
    prepareFactor: providedActor<'prepared' | 'exists'>(),
    signOut: providedActor<void>(),
    requests: deskRequestsMachine,
  },
  guards: {
    isSignedIn: (_, outcome: string) => outcome === 'signedIn',
    isSecondFactor: (_, outcome: string) => outcome === 'secondFactor',
    isWrong: (_, outcome: string) => outcome === 'wrong',
    isNotStaff: (_, outcome: string) => outcome === 'notStaff',
    exists: (_, outcome: string) => outcome === 'exists',
  },
  actions: {
    setNoAnswer: assign({ problem: 'noAnswer' }),
    setWrongCode: assign({ problem: 'wrongCode' }),
    setEnded: assign({ problem: 'sessionEnded' }),
    clearProblem: assign({ problem: null }),
    ...providedActions('forgetRequests'),
  },
  delays: { resendTime: 60_000 },
}).createMachine({
  id: 'desk',
  description:
    'The page on which the people of the office look after requests. What they type, and what patients wrote, is beside the chart.',
  context: { problem: null },
  initial: 'opening',
  states: {
    opening: {
      description: 'The session that the browser has kept is looked up.',
      invoke: {
        id: 'findSession',
        src: 'findSession',
        onDone: [{ guard: { type: 'isSignedIn', params }, target: 'signedIn' }, secondFactor, { target: 'signedOut' }],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The session could not be looked up.',
      on: { 'retry.pressed': 'opening' },
    },
    signedOut: {
      description: 'The email address is asked for.',
      on: { 'email.submitted': 'sendingCode' },
    },
    sendingCode: {
      entry: 'clearProblem',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: 'codeSent',
        onError: { target: 'signedOut', actions: 'setNoAnswer' },
      },
    },
    codeSent: {
      description: 'A code was mailed, if the address is known.',
      type: 'parallel',
      on: { 'otherEmail.pressed': { target: 'signedOut', actions: 'clearProblem' } },
      states: {
        code: {
          initial: 'awaited',
          states: {
            awaited: { on: { 'code.submitted': 'verifying' } },
            verifying: {
              entry: 'clearProblem',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                onDone: [{ ...wrong, target: 'awaited' }, secondFactor, { target: '#desk.signedIn' }],
                onError: { target: 'awaited', actions: 'setNoAnswer' },
              },
            },
          },
        },
        another: {
          initial: 'tooSoon',
          states: {
            tooSoon: { description: 'No other code is mailed yet.', after: { resendTime: 'possible' } },
            possible: { on: { 'anotherCode.pressed': '#desk.sendingCode' } },
          },
        },
      },
    },
    secondFactor: {
      description: 'The code of the authenticator app is asked for.',
      initial: 'awaited',
      on: { 'signOut.pressed': 'signingOut', 'session.ended': ended },
      states: {
        awaited: { on: { 'code.submitted': 'verifying' } },
        verifying: {
          entry: 'clearProblem',
          invoke: {
            id: 'verifyFactor',
            src: 'verifyFactor',
            onDone: [{ ...wrong, target: 'awaited' }, { target: '#desk.signedIn' }],
            onError: { target: 'awaited', actions: 'setNoAnswer' },
          },
        },
      },
    },
    signedIn: {
      description: 'The list of requests, or one of them.',
      entry: 'clearProblem',
      exit: 'forgetRequests',
      on: { 'factor.pressed': 'newFactor', 'signOut.pressed': 'signingOut', 'session.ended': ended },
      invoke: {
        id: 'requests',
        src: 'requests',
        onDone: [{ guard: { type: 'isNotStaff', params }, target: 'notStaff' }, secondFactor, ended],
      },
    },
    notStaff: {
      description: 'The account is not one of the office.',
      on: { 'signOut.pressed': 'signingOut', 'session.ended': ended },
    },
    newFactor: {
      description: 'An authenticator app is set up as the second factor of the account.',
      initial: 'preparing',
      on: { 'back.pressed': 'signedIn', 'signOut.pressed': 'signingOut', 'session.ended': ended },
      states: {
        preparing: {
          invoke: {
            id: 'prepareFactor',
            src: 'prepareFactor',
            onDone: [{ guard: { type: 'exists', params }, target: 'done' }, { target: 'awaited' }],
            onError: 'failed',
          },
        },
        failed: { on: { 'retry.pressed': 'preparing' } },
        awaited: {
          description: 'The QR code is shown, and the first code of the app asked for.',
          on: { 'code.submitted': 'verifying' },
        },
        verifying: {
          entry: 'clearProblem',
          invoke: {
            id: 'verifyFactor',
            src: 'verifyFactor',
            onDone: [{ ...wrong, target: 'awaited' }, { target: 'done' }],
            onError: { target: 'awaited', actions: 'setNoAnswer' },
          },
        },
        done: { description: 'The account has a second factor.' },
      },
    },
    signingOut: {
      description: 'The account is signed out everywhere.',
      entry: 'clearProblem',
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { id: 'signOut', src: 'signOut', onDone: '#desk.signedOut', onError: 'failed' },
        },
        failed: { description: 'The account may still be signed in.', on: { 'retry.pressed': 'waiting' } },
      },
    },
  },
});
