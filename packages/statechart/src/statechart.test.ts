import { expect, it } from 'vitest';
import { and, fromPromise, not, setup } from 'xstate';
import { readChart } from './chart.ts';
import { leavesIn, wordsOf } from './machine.ts';
import { chartPageOf } from './mermaid.ts';

const machine = setup({
  actors: { load: fromPromise(async () => {}) },
  guards: { isLate: () => false },
  actions: { ring: () => {} },
}).createMachine({
  id: 'door',
  initial: 'closed',
  description: 'A door with a bell.',
  on: { 'bell.pressed': { actions: 'ring' }, 'alarm.rung': '.open' },
  states: {
    closed: {
      description: 'Nobody can pass.',
      on: { opened: [{ guard: 'isLate' }, { target: 'open', actions: 'ring' }] },
    },
    open: {
      type: 'parallel',
      on: { closed: '#door.closed', 'bell.pressed': {} },
      states: { lamp: { initial: 'on', states: { on: {} } }, lock: { invoke: { id: 'load', src: 'load' } } },
    },
  },
});

it('reads the states and transitions of a machine', () => {
  const chart = readChart(machine);
  const [closed, open] = chart.root.states;
  expect([closed?.id, open?.id, chart.root.initial]).toEqual(['closed', 'open', 'closed']);
  expect(open?.states.map(({ id, isRegion, lines }) => [id, isRegion, lines])).toEqual([
    ['open.lamp', true, []],
    ['open.lock', true, ['invoke load']],
  ]);
  expect(chart.transitions.map(({ words }) => words.join(' '))).toEqual([
    'bell.pressed / ring',
    'alarm.rung',
    'opened [isLate] (ignored)',
    'opened [otherwise] / ring',
    'closed',
    'bell.pressed (ignored)',
  ]);
});

it('says guards and actions in words', () => {
  const guards = [
    and(['isOld', not('isRead')]),
    { type: 'asks', params: 'whom' },
    { type: 'asks', params: () => 'whom' },
  ];
  expect(guards.map(wordsOf)).toEqual(['isOld and not isRead', 'asks whom', 'asks']);
});

it('finds the innermost states of a state value', () => {
  expect(leavesIn({ open: { lamp: 'on', lock: {} } })).toEqual(['open.lamp.on', 'open.lock']);
});

it('writes a page with the chart and the descriptions of its states', () => {
  expect(chartPageOf(machine)).toMatchInlineSnapshot(`
    "# door

    A door with a bell.

    \`\`\`mermaid
    stateDiagram-v2
      [*] --> closed
      closed : closed
      closed : opened [isLate] (ignored)
      state "open" as open {
        state "lamp" as open_lamp {
          [*] --> open_lamp_on
          open_lamp_on : on
        }
        open_lock : lock
        open_lock : invoke load
        open_anywhere : anywhere
        open_anywhere : bell.pressed (ignored)
      }
      anywhere : anywhere
      anywhere : bell.pressed / ring
      anywhere --> open: alarm.rung
      closed --> open: opened [otherwise] / ring
      open --> closed: closed
    \`\`\`

    - \`closed\`: Nobody can pass.
    "
  `);
});
