import type { Fixtures, Journeys } from 'model-testing';
import type { HandledRequest, LinkAnswer } from '#contract/handled.ts';
import { handledRequestMachine } from './handled-request.machine.ts';

const open: HandledRequest = {
  reference: 'R-7KQ2XM',
  type: 'appointment',
  receivedAt: '2026-11-20T15:04:00.000Z',
  handledAt: null,
  undoSeconds: 0,
};
const handled: HandledRequest = { ...open, handledAt: '2026-11-20T17:30:00.000Z' };
const undoable: HandledRequest = { ...handled, undoSeconds: 600 };

const found = (output: LinkAnswer) => ({ done: 'findRequest', output }) as const;
const marked = (output: LinkAnswer) => ({ done: 'markRequest', output }) as const;
const undone = (output: LinkAnswer) => ({ done: 'undoRequest', output }) as const;

const foundOpen = found({ status: 'found', request: open });
const foundHandled = found({ status: 'found', request: handled });
const foundUndoable = found({ status: 'found', request: undoable });
const findFailed = { failed: 'findRequest', error: new Error('There is no network.') } as const;
const markedHandled = marked({ status: 'found', request: handled });
const markedUndoable = marked({ status: 'found', request: undoable });
const markFailed = { failed: 'markRequest', error: new Error('There is no network.') } as const;
const undoneOpen = undone({ status: 'found', request: open });
const undoneTooLate = undone({ status: 'found', request: handled });
const undoFailed = { failed: 'undoRequest', error: new Error('There is no network.') } as const;

const fixtures: Fixtures<typeof handledRequestMachine> = {
  steps: [
    foundOpen,
    foundHandled,
    foundUndoable,
    found({ status: 'expired' }),
    found({ status: 'invalid' }),
    findFailed,
    markedHandled,
    markedUndoable,
    marked({ status: 'expired' }),
    marked({ status: 'invalid' }),
    markFailed,
    undoneOpen,
    undoneTooLate,
    undone({ status: 'expired' }),
    undone({ status: 'invalid' }),
    undoFailed,
  ],
};

const journeys: Journeys<typeof handledRequestMachine> = {
  'the request is looked up at first': { steps: [], ends: 'checking' },
  'a link shows its request, and marks nothing': { steps: [foundOpen], ends: 'ready', context: { request: open } },
  'a handled request is shown as such': { steps: [foundHandled], ends: 'handled', context: { request: handled } },
  'an old link is refused': { steps: [found({ status: 'expired' })], ends: 'expired' },
  'an incomplete link is refused': { steps: [found({ status: 'invalid' })], ends: 'invalid' },
  'the button marks the request, which can be undone': {
    steps: [foundOpen, 'mark.pressed', markedUndoable],
    ends: 'undoable',
    context: { request: undoable },
  },
  'a request that was marked somewhere else is shown as handled': {
    steps: [foundOpen, 'mark.pressed', markedHandled],
    ends: 'handled',
    context: { request: handled },
  },
  'a mark can be undone': {
    steps: [foundOpen, 'mark.pressed', markedUndoable, 'undo.pressed', undoneOpen],
    ends: 'ready',
    context: { request: open },
  },
  'a mark can be undone on a page that was opened again': {
    steps: [foundUndoable, 'undo.pressed'],
    ends: 'undoing',
    context: { request: undoable },
  },
  'after ten minutes a mark stays': { steps: [foundUndoable, { passed: 'undoTime' }], ends: 'handled' },
  'an undo that comes too late changes nothing': {
    steps: [foundUndoable, 'undo.pressed', undoneTooLate],
    ends: 'handled',
    context: { request: handled },
  },
  'a link can become too old before an undo': {
    steps: [foundUndoable, 'undo.pressed', undone({ status: 'expired' })],
    ends: 'expired',
  },
  'a link can become invalid before an undo': {
    steps: [foundUndoable, 'undo.pressed', undone({ status: 'invalid' })],
    ends: 'invalid',
  },
  'an undo without an answer is reported': { steps: [foundUndoable, 'undo.pressed', undoFailed], ends: 'failed' },
  'the request is still shown while it is being marked': {
    steps: [foundOpen, 'mark.pressed'],
    ends: 'marking',
    context: { request: open },
  },
  'a second press is ignored': { steps: [foundOpen, 'mark.pressed', 'mark.pressed', markedUndoable], ends: 'undoable' },
  'a link can become too old on the open page': {
    steps: [foundOpen, 'mark.pressed', marked({ status: 'expired' })],
    ends: 'expired',
  },
  'a link can become invalid on the open page': {
    steps: [foundOpen, 'mark.pressed', marked({ status: 'invalid' })],
    ends: 'invalid',
  },
  'a lookup without an answer is reported': { steps: [findFailed], ends: 'failed' },
  'without an answer, the request can be looked up again': {
    steps: [findFailed, 'retry.pressed', foundOpen],
    ends: 'ready',
  },
  'a mark without an answer is reported': {
    steps: [foundOpen, 'mark.pressed', markFailed],
    ends: 'failed',
    context: { request: open },
  },
  'a failed mark shows the request again before the next try': {
    steps: [foundOpen, 'mark.pressed', markFailed, 'retry.pressed', foundOpen],
    ends: 'ready',
  },
  'a mark whose answer was lost is seen at the next try': {
    steps: [foundOpen, 'mark.pressed', markFailed, 'retry.pressed', foundHandled],
    ends: 'handled',
    context: { request: handled },
  },
};

export const handledRequestModel = { machine: handledRequestMachine, fixtures, journeys };
