import { readChart } from 'statechart/chart';
import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { eventsOf } from './active.ts';
import { layOut } from './layout.ts';
import { addMessage, createRecorder, emptyRecording, logOf } from './recording.ts';

const machine = setup({
  actors: { load: fromPromise(async () => {}) },
  guards: { isLate: () => false },
  actions: { ring: () => {} },
}).createMachine({
  id: 'door',
  initial: 'closed',
  context: { element: new (class Element {})() },
  on: { 'bell.pressed': { actions: 'ring' }, 'alarm.rung': '.open' },
  states: {
    closed: { on: { opened: [{ guard: 'isLate' }, { target: 'open', actions: 'ring' }] } },
    open: {
      type: 'parallel',
      on: { closed: '#door.closed', 'bell.pressed': {} },
      states: { lamp: { initial: 'on', states: { on: {} } }, lock: { invoke: { id: 'load', src: 'load' } } },
    },
  },
});
const chart = readChart(machine);

it('knows which events the active states accept', () => {
  const value = { open: { lamp: 'on', lock: {} } };
  const accepted = (of: unknown) => eventsOf(chart, of).flatMap(({ type, isAccepted }) => (isAccepted ? [type] : []));
  expect(accepted(value)).toEqual(['alarm.rung', 'closed']);
  expect(accepted('closed')).toEqual(['bell.pressed', 'alarm.rung', 'opened']);
});

it('draws the initial state first, although transitions lead back to it', async () => {
  const { states, arrows } = await layOut(chart);
  const [, closed, open] = states.map(({ box }) => box);
  expect(closed?.y).toBeLessThan(open?.y ?? 0);
  const back = arrows.find(({ lines }) => lines[0] === 'closed');
  expect(back?.points.at(-1)?.y).toBe((closed?.y ?? 0) + (closed?.height ?? 0));
});

it('records the steps of actors as plain JSON, and says which events had no transition', () => {
  let recording = emptyRecording;
  const { inspect, send } = createRecorder((message) => {
    recording = addMessage(recording, structuredClone(message));
  });
  const door = createActor(machine, { id: 'front door', inspect }).start();
  for (const type of ['closed', 'closed', 'opened']) send(door.sessionId, { type });
  door.stop();
  expect(recording.actors.map(({ name, chart: { root } = {} }) => [name, root?.name])).toEqual([
    ['front door', 'door'],
    ['load', undefined],
  ]);
  const steps = recording.steps.filter(({ actorId }) => actorId === door.sessionId);
  expect(steps.map(({ event, taken, isIgnored }) => [event.type, taken, isIgnored])).toEqual([
    ['xstate.init', [], false],
    ['closed', [], true],
    ['closed', [], true],
    ['opened', ['closed: opened [otherwise] → open'], false],
    ['xstate.stop', [], false],
  ]);
  expect(steps.at(-1)).toMatchObject({ status: 'stopped', context: { element: '[Element]' } });
  expect(logOf(steps).map(({ count }) => count)).toEqual([1, 2, 1, 1]);
});
