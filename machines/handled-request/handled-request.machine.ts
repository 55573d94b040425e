import { assign, setup } from 'xstate';
import type { HandledRequest, LinkAnswer } from '#contract/handled.ts';
import { providedActor } from '../provided.ts';

type HandledRequestEvent =
  /** The button that marks the request as handled. */
  | { type: 'mark.pressed' }
  /** The button that takes the mark back. */
  | { type: 'undo.pressed' }
  /** The button that tries again what has failed. */
  | { type: 'retry.pressed' };

/** The answer that an actor ended with. */
const params = ({ event }: { event: { output: LinkAnswer } }) => event.output;

const setRequest = { type: 'setRequest', params } as const;

/** Where an actor leads when the link cannot be used. */
const refusals = [
  { guard: { type: 'isExpired', params }, target: 'expired' },
  { guard: { type: 'isInvalid', params }, target: 'invalid' },
] as const;

const undoable = { guard: { type: 'isUndoable', params }, target: 'undoable', actions: setRequest } as const;
const handled = { guard: { type: 'isHandled', params }, target: 'handled', actions: setRequest } as const;
const ready = { target: 'ready', actions: setRequest } as const;

const requestIn = (answer: LinkAnswer): HandledRequest | null => (answer.status === 'found' ? answer.request : null);

/** The feature provides the actors `findRequest`, `markRequest` and `undoRequest`, which reject when there is no answer. */
export const handledRequestMachine = setup({
  types: {
    context: {} as { readonly request: HandledRequest | null },
    events: {} as HandledRequestEvent,
    children: {} as { findRequest: 'findRequest'; markRequest: 'markRequest'; undoRequest: 'undoRequest' },
  },
  actors: {
    findRequest: providedActor<LinkAnswer>(),
    markRequest: providedActor<LinkAnswer>(),
    undoRequest: providedActor<LinkAnswer>(),
  },
  guards: {
    isExpired: (_, answer: LinkAnswer) => answer.status === 'expired',
    isInvalid: (_, answer: LinkAnswer) => answer.status === 'invalid',
    isUndoable: (_, answer: LinkAnswer) => (requestIn(answer)?.undoSeconds ?? 0) > 0,
    isHandled: (_, answer: LinkAnswer) => typeof requestIn(answer)?.handledAt === 'string',
  },
  actions: { setRequest: assign({ request: (_, answer: LinkAnswer) => requestIn(answer) }) },
  delays: { undoTime: ({ context }) => 1000 * (context.request?.undoSeconds ?? 0) },
}).createMachine({
  id: 'handled-request',
  description:
    'The page on which the office marks a request as handled. Opening its link changes nothing, because mail scanners open links: only the button does.',
  context: { request: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'The request of the link is looked up.',
      invoke: {
        id: 'findRequest',
        src: 'findRequest',
        onDone: [...refusals, undoable, handled, ready],
        onError: 'failed',
      },
    },
    ready: { description: 'The request is shown, with the button.', on: { 'mark.pressed': 'marking' } },
    marking: {
      description: 'The request is being marked.',
      invoke: {
        id: 'markRequest',
        src: 'markRequest',
        onDone: [...refusals, undoable, { target: 'handled', actions: setRequest }],
        onError: 'failed',
      },
    },
    undoable: {
      description:
        'The request was marked in the last ten minutes, and is shown with a button that takes the mark back.',
      on: { 'undo.pressed': 'undoing' },
      after: { undoTime: 'handled' },
    },
    undoing: {
      description: 'The mark is being taken back.',
      invoke: { id: 'undoRequest', src: 'undoRequest', onDone: [...refusals, handled, ready], onError: 'failed' },
    },
    handled: { description: 'The request was marked earlier.' },
    expired: { description: 'The link can no longer be used.' },
    invalid: { description: 'The link cannot be used.' },
    failed: {
      description: 'There was no answer. The button tries again, and shows the request first.',
      on: { 'retry.pressed': 'checking' },
    },
  },
});
