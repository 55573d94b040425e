import type { Fixtures, Scenarios } from 'model-testing';
import { deskRequestsMachine, type ListOutcome, type RequestOutcome } from './desk-requests.machine.ts';

const error = new Error('There is no network.');
const reference = 'R-7KQ2XM';

const signedOut = { status: 'refused', reason: 'signedOut' } as const;
const notStaff = { status: 'refused', reason: 'notStaff' } as const;
const secondFactor = { status: 'refused', reason: 'secondFactor' } as const;
const open = { status: 'found', undoSeconds: 0 } as const;
const handled = { status: 'found', undoSeconds: 600 } as const;

const toList = { type: 'address.changed', reference: null } as const;
const toRequest = { type: 'address.changed', reference } as const;
const addNote = { type: 'action.pressed', action: 'note' } as const;
const undo = { type: 'action.pressed', action: 'undo' } as const;
const listed = (output: ListOutcome) => ({ done: 'loadList', output }) as const;
const refreshed = (output: ListOutcome) => ({ done: 'refreshList', output }) as const;
const found = (output: RequestOutcome) => ({ done: 'loadRequest', output }) as const;
const performed = (output: RequestOutcome) => ({ done: 'perform', output }) as const;
const notListed = { failed: 'loadList', error } as const;
const notRefreshed = { failed: 'refreshList', error } as const;
const notFound = { failed: 'loadRequest', error } as const;
const notPerformed = { failed: 'perform', error } as const;

const list = { status: 'found' } as const;
const unknown = { status: 'unknown' } as const;
const notPossible = { status: 'notPossible' } as const;

const fixtures: Fixtures<typeof deskRequestsMachine> = {
  steps: [
    ...[toList, toRequest, addNote, undo, listed(list), listed(notStaff), refreshed(list), refreshed(signedOut)],
    ...[found(open), found(handled), found(unknown), found(secondFactor)],
    ...[performed(open), performed(handled), performed(unknown), performed(notPossible), performed(signedOut)],
    ...[notListed, notRefreshed, notFound, notPerformed],
  ],
  canHappen: (snapshot, event) =>
    snapshot.status === 'active' &&
    (event.type !== 'action.pressed' ||
      snapshot.matches({ request: { shown: event.action === 'undo' ? 'undoable' : 'settled' } })) &&
    // The address is read once at first, and then names another screen.
    (event.type !== 'address.changed' || snapshot.matches('opening') || event.reference !== snapshot.context.reference),
};

const shownList = [toList, listed(list)] as const;
const refreshing = [...shownList, 'refresh.due'] as const;
const shown = [toRequest, found(open)] as const;
const undoable = [toRequest, found(handled)] as const;
const working = [...shown, addNote] as const;
const undoing = [...undoable, undo] as const;

const nothing = { undoSeconds: 0, action: null, result: null } as const;

const scenarios: Scenarios<typeof deskRequestsMachine> = {
  'nothing is asked for before the address is read': { steps: [], ends: 'opening' },
  'the address without a request leads to the list': {
    steps: [toList],
    ends: { list: 'loading' },
    context: { reference: null },
  },
  'the address of a request leads to it': {
    steps: [toRequest],
    ends: { request: 'loading' },
    context: { reference },
  },

  'the list is shown': { steps: shownList, ends: { list: 'shown' }, context: { hasList: true } },
  'a list that cannot be loaded is reported': {
    steps: [toList, notListed],
    ends: { list: 'failed' },
    context: { hasList: false },
  },
  'a list can be loaded again': { steps: [toList, notListed, 'retry.pressed'], ends: { list: 'loading' } },
  'a list is loaded again by itself': { steps: [toList, notListed, 'refresh.due'], ends: { list: 'loading' } },
  'the shown list is loaded again by itself': { steps: refreshing, ends: { list: 'refreshing' } },
  'a list that was loaded again is current': { steps: [...refreshing, refreshed(list)], ends: { list: 'shown' } },
  'a list that could not be loaded again stays, and is not current': {
    steps: [...refreshing, notRefreshed],
    ends: { list: 'stale' },
    context: { hasList: true },
  },
  'an old list is loaded again by itself': {
    steps: [...refreshing, notRefreshed, 'refresh.due'],
    ends: { list: 'refreshing' },
  },
  'an old list can be loaded again': {
    steps: [...refreshing, notRefreshed, 'retry.pressed'],
    ends: { list: 'refreshing' },
  },
  'an account that may not see the list is refused': {
    steps: [toList, listed(notStaff)],
    ends: 'refused',
    context: { refusal: 'notStaff', hasList: false },
  },
  'a session that has ended is refused': {
    steps: [...refreshing, refreshed(secondFactor)],
    ends: 'refused',
    context: { refusal: 'secondFactor' },
  },

  'a request is shown': { steps: shown, ends: { request: { shown: 'settled' } }, context: nothing },
  'a request that was just handled can be undone': {
    steps: undoable,
    ends: { request: { shown: 'undoable' } },
    context: { ...nothing, undoSeconds: 600 },
  },
  'after ten minutes a request stays handled': {
    steps: [...undoable, { passed: 'undoTime' }],
    ends: { request: { shown: 'settled' } },
    context: nothing,
  },
  'an unknown request is reported': { steps: [toRequest, found(unknown)], ends: { request: 'unknown' } },
  'a request that cannot be loaded is reported': { steps: [toRequest, notFound], ends: { request: 'failed' } },
  'a request can be loaded again': {
    steps: [toRequest, notFound, 'retry.pressed'],
    ends: { request: 'loading' },
  },
  'an account that may not see a request is refused': {
    steps: [toRequest, found(secondFactor)],
    ends: 'refused',
    context: { refusal: 'secondFactor' },
  },

  'something is done with a request': {
    steps: working,
    ends: { request: 'working' },
    context: { action: 'note', result: null },
  },
  'what was done is shown': {
    steps: [...working, performed(open)],
    ends: { request: { shown: 'settled' } },
    context: { action: 'note', result: 'done', undoSeconds: 0 },
  },
  'what was done can be undone': {
    steps: [...working, performed(handled)],
    ends: { request: { shown: 'undoable' } },
    context: { action: 'note', result: 'done', undoSeconds: 600 },
  },
  'the next thing has no result of the last': {
    steps: [...working, performed(open), addNote],
    ends: { request: 'working' },
    context: { action: 'note', result: null },
  },
  'a mark is taken back': {
    steps: undoing,
    ends: { request: 'working' },
    context: { action: 'undo', result: null, undoSeconds: 600 },
  },
  'a request whose mark was taken back is open': {
    steps: [...undoing, performed(open)],
    ends: { request: { shown: 'settled' } },
    context: { action: 'undo', result: 'done', undoSeconds: 0 },
  },
  'what can no longer be done is reported, and the request loaded again': {
    steps: [...undoing, performed(notPossible)],
    ends: { request: 'loading' },
    context: { action: 'undo', result: 'notPossible' },
  },
  'a mark that can no longer be taken back stays': {
    steps: [...undoing, performed(notPossible), found(open)],
    ends: { request: { shown: 'settled' } },
    context: { action: 'undo', result: 'notPossible', undoSeconds: 0 },
  },
  'a request that is gone is reported': {
    steps: [...working, performed(unknown)],
    ends: { request: 'unknown' },
  },
  'a session can end before something is done': {
    steps: [...working, performed(notStaff)],
    ends: 'refused',
    context: { refusal: 'notStaff' },
  },
  'what could not be done is reported': {
    steps: [...working, notPerformed],
    ends: { request: { shown: 'settled' } },
    context: { action: 'note', result: 'failed' },
  },
  'a mark that could not be taken back still can': {
    steps: [...undoing, notPerformed],
    ends: { request: { shown: 'undoable' } },
    context: { action: 'undo', result: 'failed', undoSeconds: 600 },
  },

  'from a request one comes to the list': {
    steps: [...working, performed(handled), toList],
    ends: { list: 'loading' },
    context: { ...nothing, reference: null },
  },
  'the list that is known is shown, and loaded again': {
    steps: [...shownList, toRequest, found(open), toList],
    ends: { list: 'refreshing' },
    context: { reference: null },
  },
  'from the list one comes to a request': {
    steps: [...shownList, toRequest],
    ends: { request: 'loading' },
    context: { reference },
  },
};

export const deskRequestsModel = {
  machine: deskRequestsMachine,
  fixtures,
  scenarios,
  screen: 'src/desk/Requests.test.tsx',
};
