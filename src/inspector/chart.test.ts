import { describe, expect, it } from 'vitest';
import { type ChartState, readChart } from './chart.ts';

const definition = JSON.stringify({
  id: 'lamp',
  initial: 'off',
  on: { broken: '.dark' },
  states: {
    off: { on: { pressed: [{ guard: 'hasPower', target: 'on' }, { actions: 'click' }] } },
    on: {
      initial: 'warming',
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

const chart = (value: unknown) => {
  const root = readChart(definition, value);
  return root === null ? [] : flat(root);
};

describe('the chart of an actor', () => {
  it('marks active states', () => {
    const live = chart({ on: 'bright' }).filter(({ isLive }) => isLive);
    expect(live.map(({ path }) => path.join('.'))).toEqual(['', 'on', 'on.bright']);
  });

  it('marks initial and final states', () => {
    expect(
      chart('off')
        .filter(({ isInitial }) => isInitial)
        .map(({ path }) => path.join('.')),
    ).toEqual(['off', 'on.warming']);
    expect(chart('off').find(({ kind }) => kind === 'final')?.path).toEqual(['dark']);
  });

  it('has every kind of transition', () => {
    expect(chart('off').flatMap(({ transitions }) => transitions)).toEqual([
      { on: 'broken', target: '.dark', guard: '' },
      { on: 'pressed', target: 'on', guard: 'hasPower' },
      { on: 'pressed', target: '', guard: '' },
      { on: 'readMeter done', target: 'off', guard: '' },
      { on: 'readMeter failed', target: 'dark', guard: '' },
      { on: 'after warmUp', target: 'bright', guard: '' },
      { on: 'always', target: 'warming', guard: 'isHot' },
    ]);
  });

  it('marks every region of a parallel actor', () => {
    const parallel = JSON.stringify({ type: 'parallel', states: { a: { states: { b: {} } }, c: {} } });
    const root = readChart(parallel, { a: 'b', c: {} });
    expect(root?.kind).toBe('parallel');
    expect(root && flat(root).every(({ isLive }) => isLive)).toBe(true);
  });

  it('is null for an actor that is not a machine', () => {
    expect(readChart(JSON.stringify({ id: 'a promise' }), undefined)).toBeNull();
    expect(readChart(undefined, undefined)).toBeNull();
  });
});
