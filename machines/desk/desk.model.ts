import type { Fixtures, Scenarios } from 'model-testing';
import { deskMachine } from './desk.machine.ts';

const error = new Error('There is no network.');

const signedOut = { done: 'findSession', output: 'signedOut' } as const;
const halfSignedIn = { done: 'findSession', output: 'secondFactor' } as const;
const signedIn = { done: 'findSession', output: 'signedIn' } as const;
const notFound = { failed: 'findSession', error } as const;
const sent = { done: 'sendCode', output: undefined } as const;
const notSent = { failed: 'sendCode', error } as const;
const codeWrong = { done: 'verifyCode', output: 'wrong' } as const;
const codeRight = { done: 'verifyCode', output: 'signedIn' } as const;
const codeNotEnough = { done: 'verifyCode', output: 'secondFactor' } as const;
const codeNotVerified = { failed: 'verifyCode', error } as const;
const factorWrong = { done: 'verifyFactor', output: 'wrong' } as const;
const factorRight = { done: 'verifyFactor', output: 'signedIn' } as const;
const factorNotVerified = { failed: 'verifyFactor', error } as const;
const prepared = { done: 'prepareFactor', output: 'prepared' } as const;
const exists = { done: 'prepareFactor', output: 'exists' } as const;
const notPrepared = { failed: 'prepareFactor', error } as const;
const left = { done: 'signOut', output: undefined } as const;
const notLeft = { failed: 'signOut', error } as const;
const refusedSession = { done: 'requests', output: 'signedOut' } as const;
const refusedAccount = { done: 'requests', output: 'notStaff' } as const;
const refusedFactor = { done: 'requests', output: 'secondFactor' } as const;

const fixtures: Fixtures<typeof deskMachine> = {
  steps: [
    ...[signedOut, halfSignedIn, signedIn, notFound, sent, notSent],
    ...[codeWrong, codeRight, codeNotEnough, codeNotVerified, factorWrong, factorRight, factorNotVerified],
    ...[prepared, exists, notPrepared, left, notLeft, refusedSession, refusedAccount, refusedFactor],
  ],
};

const codeSent = [signedOut, 'email.submitted', sent] as const;
const verifying = [...codeSent, 'code.submitted'] as const;
const verifyingFactor = [halfSignedIn, 'code.submitted'] as const;
const preparing = [signedIn, 'factor.pressed'] as const;
const verifyingNew = [...preparing, prepared, 'code.submitted'] as const;
const signingOut = [signedIn, 'signOut.pressed'] as const;

const fresh = { code: 'awaited', another: 'tooSoon' } as const;
const fine = { problem: null };
const noAnswer = { problem: 'noAnswer' } as const;
const wrongCode = { problem: 'wrongCode' } as const;
const sessionEnded = { problem: 'sessionEnded' } as const;

const scenarios: Scenarios<typeof deskMachine> = {
  'a kept session is looked up': { steps: [], ends: 'opening' },
  'without a session, the email address is asked for': { steps: [signedOut], ends: 'signedOut', context: fine },
  'a kept session shows the requests': { steps: [signedIn], ends: 'signedIn' },
  'a kept session without its second factor asks for it': { steps: [halfSignedIn], ends: { secondFactor: 'awaited' } },
  'a session that cannot be looked up is reported': { steps: [notFound], ends: 'failed' },
  'the session can be looked up again': { steps: [notFound, 'retry.pressed'], ends: 'opening' },

  'the email address is sent': { steps: [signedOut, 'email.submitted'], ends: 'sendingCode' },
  'the code is asked for': { steps: codeSent, ends: { codeSent: fresh } },
  'a code that could not be asked for is reported': {
    steps: [signedOut, 'email.submitted', notSent],
    ends: 'signedOut',
    context: noAnswer,
  },
  'sending again removes the message': {
    steps: [signedOut, 'email.submitted', notSent, 'email.submitted'],
    ends: 'sendingCode',
    context: fine,
  },
  'after a minute, another code can be mailed': {
    steps: [...codeSent, { passed: 'resendTime' }],
    ends: { codeSent: { code: 'awaited', another: 'possible' } },
  },
  'another code is mailed': {
    steps: [...codeSent, { passed: 'resendTime' }, 'anotherCode.pressed'],
    ends: 'sendingCode',
  },
  'another email address can be given': { steps: [...codeSent, 'otherEmail.pressed'], ends: 'signedOut' },
  'another email address has no message of the last code': {
    steps: [...verifying, codeWrong, 'otherEmail.pressed'],
    ends: 'signedOut',
    context: fine,
  },
  'a code is verified': { steps: verifying, ends: { codeSent: { code: 'verifying', another: 'tooSoon' } } },
  'a wrong code is reported': { steps: [...verifying, codeWrong], ends: { codeSent: fresh }, context: wrongCode },
  'a code without an answer is reported': {
    steps: [...verifying, codeNotVerified],
    ends: { codeSent: fresh },
    context: noAnswer,
  },
  'a code can be tried again': {
    steps: [...verifying, codeWrong, 'code.submitted'],
    ends: { codeSent: { code: 'verifying', another: 'tooSoon' } },
    context: fine,
  },
  'the right code shows the requests': { steps: [...verifying, codeRight], ends: 'signedIn' },
  'an account with a second factor is asked for it': {
    steps: [...verifying, codeNotEnough],
    ends: { secondFactor: 'awaited' },
  },

  'the second factor is verified': { steps: verifyingFactor, ends: { secondFactor: 'verifying' } },
  'a wrong second factor is reported': {
    steps: [...verifyingFactor, factorWrong],
    ends: { secondFactor: 'awaited' },
    context: wrongCode,
  },
  'a second factor without an answer is reported': {
    steps: [...verifyingFactor, factorNotVerified],
    ends: { secondFactor: 'awaited' },
    context: noAnswer,
  },
  'a second factor can be tried again': {
    steps: [...verifyingFactor, factorWrong, 'code.submitted'],
    ends: { secondFactor: 'verifying' },
    context: fine,
  },
  'the right second factor shows the requests': { steps: [...verifyingFactor, factorRight], ends: 'signedIn' },
  'one can sign out before the second factor': {
    steps: [halfSignedIn, 'signOut.pressed'],
    ends: { signingOut: 'waiting' },
  },
  'a session can end before the second factor': {
    steps: [halfSignedIn, 'session.ended'],
    ends: 'signedOut',
    context: sessionEnded,
  },

  'a session that the function refuses is ended': {
    steps: [signedIn, refusedSession],
    ends: 'signedOut',
    actions: ['forgetRequests'],
    context: sessionEnded,
  },
  'an account that is not one of the office is told so': {
    steps: [signedIn, refusedAccount],
    ends: 'notStaff',
    actions: ['forgetRequests'],
    context: fine,
  },
  'the function can ask for the second factor': {
    steps: [signedIn, refusedFactor],
    ends: { secondFactor: 'awaited' },
    actions: ['forgetRequests'],
    context: fine,
  },
  'a session that ends elsewhere clears the page': {
    steps: [signedIn, 'session.ended'],
    ends: 'signedOut',
    actions: ['forgetRequests'],
    context: sessionEnded,
  },
  'signing in again removes the message': {
    steps: [signedIn, 'session.ended', 'email.submitted', sent, 'code.submitted', codeRight],
    ends: 'signedIn',
    context: fine,
  },
  'an account that is not one of the office can sign out': {
    steps: [signedIn, refusedAccount, 'signOut.pressed'],
    ends: { signingOut: 'waiting' },
  },
  'the session of an account that is not one of the office can end': {
    steps: [signedIn, refusedAccount, 'session.ended'],
    ends: 'signedOut',
    context: sessionEnded,
  },

  'a second factor is prepared': {
    steps: preparing,
    ends: { newFactor: 'preparing' },
    actions: ['forgetRequests'],
  },
  'a new second factor is shown': { steps: [...preparing, prepared], ends: { newFactor: 'awaited' } },
  'an account has one second factor': { steps: [...preparing, exists], ends: { newFactor: 'done' } },
  'a second factor that could not be prepared is reported': {
    steps: [...preparing, notPrepared],
    ends: { newFactor: 'failed' },
  },
  'a second factor can be prepared again': {
    steps: [...preparing, notPrepared, 'retry.pressed'],
    ends: { newFactor: 'preparing' },
  },
  'a new second factor is verified': { steps: verifyingNew, ends: { newFactor: 'verifying' } },
  'a wrong code of a new second factor is reported': {
    steps: [...verifyingNew, factorWrong],
    ends: { newFactor: 'awaited' },
    context: wrongCode,
  },
  'a code of a new second factor without an answer is reported': {
    steps: [...verifyingNew, factorNotVerified],
    ends: { newFactor: 'awaited' },
    context: noAnswer,
  },
  'the code of a new second factor can be tried again': {
    steps: [...verifyingNew, factorWrong, 'code.submitted'],
    ends: { newFactor: 'verifying' },
    context: fine,
  },
  'a new second factor is set up': { steps: [...verifyingNew, factorRight], ends: { newFactor: 'done' } },
  'from the second factor one comes back to the requests': {
    steps: [...verifyingNew, factorWrong, 'back.pressed'],
    ends: 'signedIn',
    context: fine,
  },
  'one can sign out while a second factor is set up': {
    steps: [...preparing, 'signOut.pressed'],
    ends: { signingOut: 'waiting' },
  },
  'a session can end while a second factor is set up': {
    steps: [...preparing, 'session.ended'],
    ends: 'signedOut',
    context: sessionEnded,
  },

  'signing out clears the page': {
    steps: signingOut,
    ends: { signingOut: 'waiting' },
    actions: ['forgetRequests'],
  },
  'whoever has signed out is asked for the email address': {
    steps: [...signingOut, left],
    ends: 'signedOut',
    context: fine,
  },
  'signing out removes the message of a code': {
    steps: [...verifyingFactor, factorWrong, 'signOut.pressed'],
    ends: { signingOut: 'waiting' },
    context: fine,
  },
  'signing out without an answer is reported': { steps: [...signingOut, notLeft], ends: { signingOut: 'failed' } },
  'one can sign out again': {
    steps: [...signingOut, notLeft, 'retry.pressed'],
    ends: { signingOut: 'waiting' },
  },
};

export const deskModel = { machine: deskMachine, fixtures, scenarios, screen: 'src/desk/Desk.test.tsx' };
