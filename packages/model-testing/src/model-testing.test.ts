import { describe, expect, expectTypeOf, it } from 'vitest';
import { assign, emit, fromPromise, setup } from 'xstate';
import { gapsOf, survivingMutants, wrongScenarios } from './check.ts';
import { followPlan, plansOf, type Screen, type StateAssertions } from './follow.ts';
import type { Fixtures, Scenarios } from './model.ts';
import { mutantsOf } from './mutants.ts';

type KettleEvent = { type: 'button.pressed' } | { type: 'water.poured'; cups: number } | { type: 'lid.opened' };

/** A machine with every kind of transition. */
const createKettle = ({ steamTarget = 'hot', maxOpenings = 1 } = {}) =>
  setup({
    types: {
      context: {} as { cups: number; openings: number },
      events: {} as KettleEvent,
      children: {} as { boil: 'boil' },
      emitted: {} as { type: 'tea.ready'; cups: number },
    },
    actors: { boil: fromPromise<'steam'>(() => Promise.resolve('steam')) },
    guards: { isEmpty: ({ context }) => context.cups === 0, isFull: ({ context }) => context.cups === 2 },
    actions: {
      pour: assign({ cups: ({ context, event }) => context.cups + (event.type === 'water.poured' ? event.cups : 0) }),
      countOpening: assign({ openings: ({ context }) => Math.min(context.openings + 1, maxOpenings) }),
      whistle: () => {
        throw new Error('An action has run in a test.');
      },
      callEveryone: emit(({ context }) => ({ type: 'tea.ready', cups: context.cups })),
      cool: () => {},
    },
    delays: { coolingTime: 1000 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0, openings: 0 },
    initial: 'cold',
    on: { 'lid.opened': { target: '.cold', actions: 'countOpening' } },
    states: {
      cold: {
        on: {
          'water.poured': [{ guard: 'isFull' }, { actions: 'pour' }],
          'button.pressed': [{ guard: 'isEmpty' }, { target: 'boiling' }],
        },
      },
      boiling: {
        invoke: {
          id: 'boil',
          src: 'boil',
          onDone: { target: steamTarget as 'hot', actions: ['whistle', 'callEveryone'] },
          onError: 'cold',
        },
      },
      hot: { exit: 'cool', after: { coolingTime: 'cold' } },
    },
  });

type Kettle = ReturnType<typeof createKettle>;

const poured = { type: 'water.poured', cups: 1 } as const;
const boiled = { done: 'boil', output: 'steam' } as const;
const tripped = { failed: 'boil', error: new Error('The fuse is gone.') } as const;

const fixtures: Fixtures<Kettle> = { steps: [poured, boiled, tripped] };

const scenarios: Scenarios<Kettle> = {
  'an empty kettle stays cold': { steps: ['button.pressed'], ends: 'cold' },
  'two cups fill it': { steps: [poured, poured, poured], ends: 'cold', context: { cups: 2 } },
  'it whistles when the water is hot': {
    steps: [poured, 'button.pressed', boiled],
    ends: 'hot',
    actions: ['whistle'],
    emits: [{ type: 'tea.ready', cups: 1 }],
  },
  'it cools': { steps: [poured, 'button.pressed', boiled, { passed: 'coolingTime' }], ends: 'cold', actions: ['cool'] },
  'a fuse stops it': { steps: [poured, 'button.pressed', tripped], ends: 'cold' },
  'the lid stops it': { steps: [poured, 'button.pressed', 'lid.opened'], ends: 'cold', context: { openings: 1 } },
};

const model = { machine: createKettle(), fixtures, scenarios, screen: 'Kettle.test.tsx' };

describe('a model', () => {
  it('has no gaps, no wrong scenarios and no surviving mutants when it is complete', () => {
    expect(gapsOf(model)).toEqual({ untaken: [], unreached: [] });
    expect(wrongScenarios(model)).toEqual([]);
    expect(survivingMutants(model)).toEqual([]);
  });

  it('has gaps where its fixtures lead nowhere', () => {
    const fewer: typeof fixtures = {
      ...fixtures,
      canHappen: (_, { type }) => type !== 'lid.opened',
      canEnd: (_, end) => !('done' in end),
    };
    const untaken = [
      'anywhere: lid.opened → cold',
      'boiling: xstate.done.actor.boil → hot',
      'hot: xstate.after.coolingTime.kettle.hot → cold',
    ];
    expect(gapsOf({ ...model, fixtures: fewer })).toEqual({ untaken, unreached: ['hot'] });
  });

  it('names a context that keeps growing', () => {
    const machine = createKettle({ maxOpenings: Infinity });
    expect(() => gapsOf({ ...model, machine })).toThrow('The context of "kettle" keeps growing: {"cups":');
  });

  it('names scenarios that end elsewhere or break', () => {
    expect(wrongScenarios({ ...model, machine: createKettle({ steamTarget: 'cold' }) })).toEqual([
      expect.stringMatching(/^"it whistles when the water is hot" ends in .*"cold".*, not in .*"hot"/),
      '"it cools" breaks: Error: Nothing waits for {"passed":"coolingTime"}',
    ]);
  });

  it('lets mutants survive when a scenario is missing', () => {
    const { 'a fuse stops it': _fuse, ...fewer } = scenarios;
    expect(survivingMutants({ ...model, scenarios: fewer })).toEqual(
      ['is missing', 'leads to boiling', 'leads to hot'].map(
        (fault) => `boiling: xstate.error.actor.boil → cold (${fault})`,
      ),
    );
  });
});

it('mutants are of every kind, and leave the machine as it was', () => {
  const names = mutantsOf(model.machine).map(({ name }) => name);
  const kinds = [
    'anywhere: lid.opened → cold (without countOpening)',
    'cold: button.pressed [isEmpty] → stays (has the opposite guard)',
    'boiling: xstate.done.actor.boil → hot (whistle twice)',
    'boiling: xstate.done.actor.boil → hot (without callEveryone)',
    'boiling: xstate.done.actor.boil → hot (callEveryone twice)',
    'anywhere (begins in hot)',
    'hot (exit without cool)',
    'isEmpty is always true',
  ];
  expect([kinds.filter((name) => !names.includes(name)), new Set(names).size]).toEqual([[], names.length]);
  expect(wrongScenarios(model)).toEqual([]);
});

describe('a plan', () => {
  /** A screen that shows `cold` at first, and whatever its interactions lead to. */
  function openScreen() {
    const interactions: string[] = [];
    let shown = 'cold';
    const make = (interaction: string, next = shown) => {
      interactions.push(interaction);
      shown = next;
    };
    const screen: Screen<Kettle, string> = {
      events: {
        'button.pressed': () => make('press', interactions.includes('pour 1') ? 'boiling' : 'cold'),
        'lid.opened': () => make('open', 'cold'),
        'water.poured': ({ cups }) => make(`pour ${cups}`),
      },
      actors: { boil: { done: (output) => make(output, 'hot'), failed: () => make('trip', 'cold') } },
      delays: { coolingTime: () => make('wait', 'cold') },
      until: (assertion) => assertion(shown),
    };
    return { screen, interactions };
  }

  const shows = (state: string) => (shown: string) => expect(shown).toBe(state);
  const assertions = { cold: shows('cold'), boiling: shows('boiling'), hot: shows('hot') };
  const [plan = expect.unreachable('There is no plan.')] = plansOf(model);

  it('makes the interactions in their order and asserts each state', async () => {
    const { screen, interactions } = openScreen();
    await followPlan(plan, screen, assertions);
    expect(interactions.join()).toBe('open,press,pour 1,press,steam,wait,press,trip,pour 1,pour 1');
  });

  it('fails with its step and the expected state when the screen does not show it', async () => {
    const { screen } = openScreen();
    const broken = { ...screen, actors: { boil: { ...screen.actors.boil, failed: () => {} } } };
    await expect(followPlan<Kettle, string>(plan, broken, assertions)).rejects.toThrow(
      'kettle, "path 1", step 8 of 10: {"failed":"boil","error":"Error: The fuse is gone."}, expected cold',
    );
  });

  it('does not compile without the assertion of a state or the interaction of an event, an outcome or a delay', () => {
    type States = StateAssertions<Kettle, string>;
    type Screens = Screen<Kettle, string>;
    expectTypeOf<Omit<States, 'hot'>>().not.toExtend<States>();
    expectTypeOf<Omit<Screens['events'], 'lid.opened'>>().not.toExtend<Screens['events']>();
    expectTypeOf<{ boil: { done: () => void } }>().not.toExtend<Screens['actors']>();
    expectTypeOf<Omit<Screens, 'delays'>>().not.toExtend<Screens>();
  });
});
