import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { activeStates, type ChartState, machineFrom, readChart } from './chart.ts';

const lamp: AnyStateMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { broken: { target: '.dark' } },
  states: {
    off: { on: { pressed: [{ guard: 'hasPower', target: 'on' }, { actions: 'click' }] } },
    on: {
      initial: 'warming',
      entry: 'hum',
      exit: { type: 'fade', params: { slowly: true } },
      invoke: { id: 'readMeter', src: 'readMeter', onDone: 'off', onError: { target: 'dark' } },
      states: {
        warming: { after: { warmUp: 'bright' } },
        bright: { always: { guard: { type: 'isHot' }, target: 'warming' } },
      },
    },
    dark: { type: 'final' },
  },
});

function flat(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(flat)];
}

describe('the chart of a machine', () => {
  const { root, transitions } = readChart(lamp);
  const states = flat(root);

  it('has all states, with their initial and final ones', () => {
    expect(states.map(({ id, initial }) => [id, initial])).toEqual([
      ['', 'off'],
      ['off', undefined],
      ['on', 'on.warming'],
      ['on.warming', undefined],
      ['on.bright', undefined],
      ['dark', undefined],
    ]);
    expect(states.at(-1)?.kind).toBe('final');
  });

  it('has the actions and actors of a state', () => {
    expect(states[2]).toMatchObject({ entry: ['hum'], exit: ['fade'], invokes: ['readMeter'] });
  });

  it('has every kind of transition', () => {
    expect(transitions.map(({ source, trigger, guard, targets }) => [source, trigger, guard, targets])).toEqual([
      ['', 'broken', undefined, ['dark']],
      ['off', 'pressed', 'hasPower', ['on']],
      ['on', 'readMeter done', undefined, ['off']],
      ['on', 'readMeter failed', undefined, ['dark']],
      ['on.warming', 'after warmUp', undefined, ['on.bright']],
      ['on.bright', 'always', 'isHot', ['on.warming']],
    ]);
    expect(states[1]?.internal).toMatchObject([{ trigger: 'pressed', guard: 'otherwise', actions: ['click'] }]);
  });

  it('does not have actions that XState adds for delays', () => {
    expect(states[3]).toMatchObject({ id: 'on.warming', entry: [], exit: [] });
  });
});

describe('an actor in the inspector', () => {
  it('has the same chart when its definition was sent as JSON', () => {
    const machine = machineFrom(JSON.stringify(lamp.config));
    expect(machine && readChart(machine)).toEqual(readChart(lamp));
  });

  it('is no machine when its definition has no states', () => {
    expect(machineFrom(JSON.stringify({ id: 'a promise' }))).toBeNull();
    expect(machineFrom(undefined)).toBeNull();
  });

  it('is in the states of its value', () => {
    expect([...activeStates({ a: 'b', c: {} })]).toEqual(['', 'a', 'a.b', 'c']);
    expect([...activeStates('off')]).toEqual(['', 'off']);
  });
});
