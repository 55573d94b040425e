import { assign, setup } from 'xstate';
import type { DeskCall } from '#contract/desk.ts';
import { providedActor } from '../provided.ts';

/** Why the function does not answer this account. */
export type Refusal = 'signedOut' | 'notStaff' | 'secondFactor';

/** What is done with the request that is shown. */
export type RequestAction = Exclude<DeskCall['action'], 'list' | 'show'>;

interface Refused {
  readonly status: 'refused';
  readonly reason: Refusal;
}

/** The list is known now, beside the chart. */
export type ListOutcome = { readonly status: 'found' } | Refused;

/** The request is known now, beside the chart; or there is none, or this can no longer be done with it. */
export type RequestOutcome =
  | { readonly status: 'found'; readonly undoSeconds: number }
  | { readonly status: 'unknown' | 'notPossible' }
  | Refused;

type Outcome = ListOutcome | RequestOutcome;

interface DeskRequestsContext {
  /** Whether the list was loaded before. */
  readonly hasList: boolean;
  /** The request in the address; null for the list. */
  readonly reference: string | null;
  /** How long the mark of the request can be taken back, when it was last loaded. */
  readonly undoSeconds: number;
  /** What was last done with the request, and what came of it. */
  readonly action: RequestAction | null;
  readonly result: 'done' | 'failed' | 'notPossible' | null;
  /** Why this machine has ended. */
  readonly refusal: Refusal;
}

type DeskRequestsEvent =
  /** The address names a request, or the list. Sent at first, too. */
  | { type: 'address.changed'; reference: string | null }
  /** A minute has passed while the page is in view, or it has come into view. */
  | { type: 'refresh.due' }
  /** The button that tries again what has failed. */
  | { type: 'retry.pressed' }
  | { type: 'action.pressed'; action: RequestAction };

const noRequest = { undoSeconds: 0, action: null, result: null } as const;

const params = ({ event }: { event: { output: Outcome } }) => event.output;

const refused = {
  guard: { type: 'isRefused', params },
  target: '#desk-requests.refused',
  actions: { type: 'setRefusal', params },
} as const;
const unknown = { guard: { type: 'isUnknown', params }, target: '#desk-requests.request.unknown' } as const;
const setUndo = { type: 'setUndo', params } as const;
const undoable = {
  guard: { type: 'isUndoable', params },
  target: '#desk-requests.request.shown.undoable',
  actions: setUndo,
} as const;
const settled = { target: '#desk-requests.request.shown.settled', actions: setUndo } as const;

/**
 * The feature provides the actors `loadList`, `loadRequest` (input: the reference), and `perform`, which does something
 * with the request (input: the reference and what) and reads a note from its form. They keep what they find beside the
 * chart, and reject when there is no answer. The machine ends when the function refuses the account, with the reason.
 */
export const deskRequestsMachine = setup({
  types: {
    context: {} as DeskRequestsContext,
    events: {} as DeskRequestsEvent,
    output: {} as Refusal,
    children: {} as { loadList: 'loadList'; refreshList: 'loadList'; loadRequest: 'loadRequest'; perform: 'perform' },
  },
  actors: {
    loadList: providedActor<ListOutcome>(),
    loadRequest: providedActor<RequestOutcome, { reference: string }>(),
    perform: providedActor<RequestOutcome, { reference: string; action: RequestAction }>(),
  },
  guards: {
    namesRequest: ({ event }) => event.type === 'address.changed' && event.reference !== null,
    hasList: ({ context }) => context.hasList,
    wasUndoable: ({ context }) => context.undoSeconds > 0,
    isRefused: (_, outcome: Outcome) => outcome.status === 'refused',
    isUnknown: (_, outcome: Outcome) => outcome.status === 'unknown',
    isNotPossible: (_, outcome: Outcome) => outcome.status === 'notPossible',
    isUndoable: (_, outcome: Outcome) => 'undoSeconds' in outcome && outcome.undoSeconds > 0,
  },
  actions: {
    setReference: assign(({ event }) =>
      event.type === 'address.changed' ? { ...noRequest, reference: event.reference } : {},
    ),
    setListed: assign({ hasList: true }),
    setUndo: assign((_, outcome: Outcome) => ('undoSeconds' in outcome ? { undoSeconds: outcome.undoSeconds } : {})),
    endUndo: assign({ undoSeconds: 0 }),
    setAction: assign(({ event }) => (event.type === 'action.pressed' ? { action: event.action, result: null } : {})),
    setDone: assign({ result: 'done' }),
    setFailed: assign({ result: 'failed' }),
    setNotPossible: assign({ result: 'notPossible' }),
    setRefusal: assign((_, outcome: Outcome) => (outcome.status === 'refused' ? { refusal: outcome.reason } : {})),
  },
  delays: { undoTime: ({ context }) => 1000 * context.undoSeconds },
}).createMachine({
  id: 'desk-requests',
  description:
    'What the office sees while it is signed in: the list of requests, or the one that the address names. Names and what patients wrote are beside the chart.',
  context: { ...noRequest, hasList: false, reference: null, refusal: 'signedOut' },
  initial: 'opening',
  on: {
    'address.changed': [
      { guard: 'namesRequest', target: '.request', actions: 'setReference' },
      { guard: 'hasList', target: '.list.refreshing', actions: 'setReference' },
      { target: '.list', actions: 'setReference' },
    ],
  },
  output: ({ context }) => context.refusal,
  states: {
    opening: { description: 'The address is read.' },
    list: {
      initial: 'loading',
      states: {
        loading: {
          description: 'There is no list yet.',
          invoke: {
            id: 'loadList',
            src: 'loadList',
            onDone: [refused, { target: 'shown', actions: 'setListed' }],
            onError: 'failed',
          },
        },
        failed: {
          description: 'There is no list, because there was no answer.',
          on: { 'refresh.due': 'loading', 'retry.pressed': 'loading' },
        },
        shown: { on: { 'refresh.due': 'refreshing' } },
        refreshing: {
          description: 'The list is shown, and loaded again.',
          invoke: { id: 'refreshList', src: 'loadList', onDone: [refused, { target: 'shown' }], onError: 'stale' },
        },
        stale: {
          description: 'The list is shown, with since when it is not current.',
          on: { 'refresh.due': 'refreshing', 'retry.pressed': 'refreshing' },
        },
      },
    },
    request: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadRequest',
            src: 'loadRequest',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: [refused, unknown, undoable, settled],
            onError: 'failed',
          },
        },
        failed: { description: 'There was no answer.', on: { 'retry.pressed': 'loading' } },
        unknown: { description: 'There is no such request.' },
        shown: {
          initial: 'settled',
          on: { 'action.pressed': { target: 'working', actions: 'setAction' } },
          states: {
            settled: {},
            undoable: {
              description: 'The request was marked as handled in the last ten minutes.',
              after: { undoTime: { target: 'settled', actions: 'endUndo' } },
            },
          },
        },
        working: {
          description: 'Something is done with the request, which stays in view.',
          invoke: {
            id: 'perform',
            src: 'perform',
            input: ({ context }) => ({ reference: context.reference ?? '', action: context.action ?? 'take' }),
            onDone: [
              refused,
              unknown,
              { guard: { type: 'isNotPossible', params }, target: 'loading', actions: 'setNotPossible' },
              { ...undoable, actions: [setUndo, 'setDone'] },
              { ...settled, actions: [setUndo, 'setDone'] },
            ],
            onError: [
              { guard: 'wasUndoable', target: 'shown.undoable', actions: 'setFailed' },
              { target: 'shown', actions: 'setFailed' },
            ],
          },
        },
      },
    },
    refused: { description: 'The function does not answer this account.', type: 'final' },
  },
});
