import type { Fixtures, Scenarios } from 'model-testing';
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
const markedHandled = marked({ status: 'found', request: handled });
const markedUndoable = marked({ status: 'found', request: undoable });
const undoneOpen = undone({ status: 'found', request: open });
const undoneTooLate = undone({ status: 'found', request: handled });

const expired = { status: 'expired' } as const;
const invalid = { status: 'invalid' } as const;
const error = new Error('There is no network.');
const findFailed = { failed: 'findRequest', error } as const;
const markFailed = { failed: 'markRequest', error } as const;
const undoFailed = { failed: 'undoRequest', error } as const;

const fixtures: Fixtures<typeof handledRequestMachine> = {
  steps: [
    ...[foundOpen, foundHandled, foundUndoable, markedHandled, markedUndoable, undoneOpen, undoneTooLate],
    ...[found, marked, undone].flatMap((end) => [end(expired), end(invalid)]),
    ...[findFailed, markFailed, undoFailed],
  ],
};

const marking = [foundOpen, 'mark.pressed'] as const;
const undoing = [foundUndoable, 'undo.pressed'] as const;

const scenarios: Scenarios<typeof handledRequestMachine> = {
  'a link shows its request, and marks nothing': { steps: [foundOpen], ends: 'ready', context: { request: open } },
  'a handled request is shown as such': { steps: [foundHandled], ends: 'handled', context: { request: handled } },
  'an old link is refused': { steps: [found(expired)], ends: 'expired' },
  'an incomplete link is refused': { steps: [found(invalid)], ends: 'invalid' },
  'a lookup without an answer is reported': { steps: [findFailed], ends: 'failed' },
  'without an answer, the request can be looked up again': { steps: [findFailed, 'retry.pressed'], ends: 'checking' },
  'the button marks the request, which can be undone': {
    steps: [...marking, markedUndoable],
    ends: 'undoable',
    context: { request: undoable },
  },
  'a request that was marked somewhere else is shown as handled': {
    steps: [...marking, markedHandled],
    ends: 'handled',
    context: { request: handled },
  },
  'a link can become too old on the open page': { steps: [...marking, marked(expired)], ends: 'expired' },
  'a link can become invalid on the open page': { steps: [...marking, marked(invalid)], ends: 'invalid' },
  'a mark without an answer is reported': { steps: [...marking, markFailed], ends: 'failed' },
  'a mark can be undone on a reopened page': { steps: undoing, ends: 'undoing', context: { request: undoable } },
  'a mark can be undone': { steps: [...undoing, undoneOpen], ends: 'ready', context: { request: open } },
  'after ten minutes a mark stays': { steps: [foundUndoable, { passed: 'undoTime' }], ends: 'handled' },
  'an undo that comes too late changes nothing': {
    steps: [...undoing, undoneTooLate],
    ends: 'handled',
    context: { request: handled },
  },
  'a link can become too old before an undo': { steps: [...undoing, undone(expired)], ends: 'expired' },
  'a link can become invalid before an undo': { steps: [...undoing, undone(invalid)], ends: 'invalid' },
  'an undo without an answer is reported': { steps: [...undoing, undoFailed], ends: 'failed' },
};

export const handledRequestModel = {
  machine: handledRequestMachine,
  fixtures,
  scenarios,
  screen: 'src/features/handled-request/HandledRequest.test.tsx',
};
