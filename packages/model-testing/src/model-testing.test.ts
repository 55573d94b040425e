import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { codeIn, nameOf, transitionsOf } from './chart.ts';
import { gapsOf, survivingMutants, wrongJourneys } from './check.ts';
import { followPlan, journeyPlans, type Plan, pathPlans, type Screen, type StateAssertions } from './follow.ts';
import type { Fixtures, Journeys } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { runThrough } from './run.ts';

type KettleEvent = { type: 'button.pressed' } | { type: 'water.poured'; cups: number } | { type: 'lid.opened' };

interface Options {
  readonly whereSteamLeads?: 'hot' | 'cold';
  readonly record?: (cups: number) => unknown;
  /** How often the lid was opened is counted up to here. */
  readonly mostOpenings?: number;
}

/** A machine with every kind of transition. */
const createKettle = ({ whereSteamLeads = 'hot', record = (cups) => cups, mostOpenings = 1 }: Options = {}) =>
  setup({
    types: {
      context: {} as { cups: number; openings: number; recorded?: unknown },
      events: {} as KettleEvent,
      children: {} as { boil: 'boil' },
    },
    actors: { boil: fromPromise<'steam'>(() => Promise.resolve('steam')) },
    guards: {
      isFull: ({ context }) => context.cups >= 2,
      isEmpty: ({ context }) => context.cups === 0,
    },
    actions: {
      pour: assign(({ context, event }) => {
        const cups = context.cups + (event.type === 'water.poured' ? event.cups : 0);
        return { cups, recorded: record(cups) };
      }),
      countOpening: assign({ openings: ({ context }) => Math.min(context.openings + 1, mostOpenings) }),
      whistle: () => {
        throw new Error('An action has run in a test.');
      },
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
          'water.poured': { actions: 'pour' },
          'button.pressed': [{ guard: 'isEmpty' }, { target: 'boiling' }],
        },
        always: { guard: 'isFull', target: 'full' },
      },
      full: { on: { 'button.pressed': 'boiling' } },
      boiling: {
        invoke: { id: 'boil', src: 'boil', onDone: { target: whereSteamLeads, actions: 'whistle' }, onError: 'cold' },
      },
      hot: { exit: 'cool', after: { coolingTime: 'cold' } },
    },
  });

type Kettle = ReturnType<typeof createKettle>;

const poured = { type: 'water.poured', cups: 1 } as const;
const boiled = { done: 'boil', output: 'steam' } as const;
const tripped = { failed: 'boil', error: new Error('The fuse is gone.') } as const;
const cooled = { passed: 'coolingTime' } as const;

const fixtures: Fixtures<Kettle> = {
  steps: [poured, boiled, tripped],
};

const journeys: Journeys<Kettle> = {
  'nothing happens': { steps: [], ends: 'cold' },
  'an empty kettle stays cold': { steps: ['button.pressed'], ends: 'cold' },
  'one cup does not fill it': { steps: [poured], ends: 'cold', context: { cups: 1 } },
  'two cups fill it': { steps: [poured, poured], ends: 'full', context: { cups: 2 } },
  'a full kettle boils': { steps: [poured, poured, 'button.pressed'], ends: 'boiling' },
  'it whistles when the water is hot': { steps: [poured, 'button.pressed', boiled], ends: 'hot', actions: ['whistle'] },
  'it cools': { steps: [poured, 'button.pressed', boiled, cooled], ends: 'cold', actions: ['whistle', 'cool'] },
  'a fuse stops it': { steps: [poured, 'button.pressed', tripped], ends: 'cold' },
  'opening the lid stops it': {
    steps: [poured, 'button.pressed', 'lid.opened'],
    ends: 'cold',
    context: { openings: 1 },
  },
};

const kettle = createKettle();
const model = { machine: kettle, fixtures, journeys };

describe('the names of transitions', () => {
  it('include each alternative, the root, always, actors and delays', () => {
    expect(transitionsOf(kettle).map(nameOf)).toEqual([
      'anywhere: lid.opened → cold',
      'cold: water.poured → stays',
      'cold: button.pressed [isEmpty] → stays',
      'cold: button.pressed [otherwise] → boiling',
      'cold: always [isFull] → full',
      'full: button.pressed → boiling',
      'boiling: boil done → hot',
      'boiling: boil failed → cold',
      'hot: after coolingTime → cold',
    ]);
  });
});

describe('the gaps of a model', () => {
  it('are none when the fixtures cover everything', () => {
    expect(gapsOf(model)).toEqual({ untaken: [], unreached: [], notPlain: [] });
  });

  it('are the transitions that no fixture takes, and the states that none reaches', () => {
    const withoutEnds = { ...model, fixtures: { ...fixtures, steps: [poured] } };
    expect(gapsOf(withoutEnds)).toMatchObject({
      untaken: ['boiling: boil done → hot', 'boiling: boil failed → cold', 'hot: after coolingTime → cold'],
      unreached: ['hot'],
    });
  });

  it('are contexts that JSON would change', () => {
    const { notPlain } = gapsOf({ ...model, machine: createKettle({ record: (cups) => new Date(cups) }) });
    expect(notPlain).not.toEqual([]);
  });

  it('cannot be found when a context grows: the machine and the field are named', () => {
    expect(() => gapsOf({ ...model, machine: createKettle({ mostOpenings: Number.POSITIVE_INFINITY }) })).toThrow(
      'The context of "kettle" keeps growing: openings.',
    );
  });
});

describe('the journeys of a machine', () => {
  it('end as expected on a correct machine', () => {
    expect(wrongJourneys(model)).toEqual([]);
  });

  it('find a transition with a wrong target', () => {
    expect(wrongJourneys({ ...model, machine: createKettle({ whereSteamLeads: 'cold' }) })).toEqual([
      '"it whistles when the water is hot" ends in "cold", not in "hot"',
      '"it cools" breaks: Error: Nothing waits for "coolingTime passed".',
    ]);
  });

  it('let mutants survive when one is missing', () => {
    const { 'a fuse stops it': _fuse, ...fewer } = journeys;
    expect(survivingMutants(model)).toEqual([]);
    expect(survivingMutants({ ...model, journeys: fewer })).toEqual(
      expect.arrayContaining([
        'boiling: boil failed → cold (is missing)',
        'boiling: boil failed → cold (leads to full)',
      ]),
    );
  });
});

describe('the mutants of a machine', () => {
  it('are of every kind', () => {
    const names = mutantsOf(kettle).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'anywhere: lid.opened → cold (without countOpening)',
        'cold: always [isFull] → full (has no guard)',
        'cold: always [isFull] → full (has the opposite guard)',
        'full: button.pressed → boiling (leads to cold)',
        'full: button.pressed → boiling (leads to hot)',
        'boiling: boil done → hot (whistle twice)',
        'boiling: boil failed → cold (is missing)',
        'anywhere (begins in hot)',
        'hot (exit without cool)',
        'hot (coolingTime never ends)',
        'isEmpty is always true',
        'isEmpty is always false',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('leave the machine itself as it was', () => {
    mutantsOf(kettle);
    expect(wrongJourneys(model)).toEqual([]);
  });
});

describe('code in a chart', () => {
  it('is found in entry actions and guards', () => {
    const machine = setup({ types: { events: {} as { type: 'door.opened' } } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { entry: () => {}, on: { 'door.opened': { guard: () => true, target: 'ajar' } } }, ajar: {} },
    });
    expect(codeIn(machine)).toEqual(['shut: entry or exit', 'shut: door.opened [a function] → ajar']);
  });
});

describe('the plans of a machine', () => {
  const transitions = transitionsOf(kettle).map(nameOf).sort();
  const takenBy = (plans: readonly Plan[]) =>
    [
      ...new Set(plans.flatMap(({ steps }) => runThrough(kettle, undefined, steps).flatMap(({ taken }) => taken))),
    ].sort();

  it('are all journeys, and a few paths that take every transition', () => {
    expect(journeyPlans(model).map(({ name }) => name)).toEqual(Object.keys(journeys));
    const paths = pathPlans(model);
    expect(takenBy(paths)).toEqual(transitions);
    expect(paths).toHaveLength(1);
  });

  it('omit events that cannot happen', () => {
    const cautious: Fixtures<Kettle> = {
      ...fixtures,
      canHappen: (snapshot, event) => event.type !== 'lid.opened' || snapshot.matches('hot'),
    };
    const plans = pathPlans({ ...model, fixtures: cautious });
    const beforeLid = plans.flatMap(({ steps, expected }) =>
      steps.flatMap((step, index) => ('type' in step && step.type === 'lid.opened' ? expected[index]?.states : [])),
    );
    expect(new Set(beforeLid)).toEqual(new Set(['hot']));
  });

  it('omit ends of actors that cannot happen', () => {
    const plans = pathPlans({ ...model, fixtures: { ...fixtures, canEnd: (_, end) => !('failed' in end) } });
    const steps = plans.flatMap((plan) => plan.steps);
    expect(steps.filter((step) => 'failed' in step)).toEqual([]);
    expect(steps.filter((step) => 'done' in step)).not.toEqual([]);
  });
});

describe('a step', () => {
  it.each([boiled, cooled])('is refused when nothing waits for it: %j', (step) => {
    expect(() => runThrough(kettle, undefined, [step])).toThrow('Nothing waits for');
  });

  it('executes no action', () => {
    const moments = runThrough(kettle, undefined, [poured, { type: 'button.pressed' }, boiled]);
    expect(moments.map(({ actions }) => actions)).toEqual([[], [], [], ['whistle']]);
  });
});

describe('a plan on a screen', () => {
  /** A screen that shows `shown`, whatever the machine does, and records its interactions. */
  function openScreen(shown: string) {
    const interactions: string[] = [];
    const view = { shown };
    const make = (interaction: string, next?: string) => () => {
      interactions.push(interaction);
      view.shown = next ?? view.shown;
    };
    const screen: Screen<Kettle, typeof view> = {
      events: {
        'button.pressed': make('press', 'boiling'),
        'lid.opened': make('open'),
        'water.poured': ({ cups }) => make(`pour ${cups}`)(),
      },
      actors: { boil: { done: (output) => make(output, 'hot')(), failed: make('trip', 'cold') } },
      delays: { coolingTime: make('wait', 'cold') },
      until: (assertion) => assertion(view),
    };
    return { screen, interactions };
  }

  const shows = (state: string) => (view: { shown: string }) => {
    if (view.shown !== state) throw new Error(`the screen shows ${view.shown}\n\n${'<p></p>\n'.repeat(500)}`);
  };
  const assertions = { cold: shows('cold'), full: shows('full'), boiling: shows('boiling'), hot: shows('hot') };

  function planOf(name: string): Plan {
    const plan = journeyPlans(model).find((journey) => journey.name === name);
    if (!plan) throw new Error(`There is no journey "${name}".`);
    return plan;
  }

  it('makes the interactions in their order and asserts each state', async () => {
    const { screen, interactions } = openScreen('cold');
    await followPlan(planOf('it cools'), screen, assertions);
    expect(interactions).toEqual(['pour 1', 'press', 'steam', 'wait']);
  });

  it('fails when the screen does not show the state, in up to ten lines', async () => {
    const error = await followPlan(planOf('two cups fill it'), openScreen('cold').screen, assertions).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message.split('\n')).toEqual([
      'kettle, "two cups fill it"',
      'step 2 of 2: water.poured {"cups":1}',
      'expected: full',
      'seen: the screen shows cold',
      ...Array.from({ length: 3 }, () => '  <p></p>'),
      expect.stringMatching(/^at: model-testing\.test\.ts:\d+$/),
    ]);
    expect([error?.stack, error?.cause]).toEqual([`Error: ${error?.message}`, undefined]);
  });

  it('fails at the beginning when the first state is not shown', async () => {
    await expect(followPlan(planOf('it cools'), openScreen('hot').screen, assertions)).rejects.toThrow(
      'at the beginning of 4 steps\nexpected: cold\nseen: the screen shows hot',
    );
  });

  it('does not compile without the assertion of a state or the interaction of an event, an outcome or a delay', () => {
    const { screen } = openScreen('cold');
    const { hot: _hot, ...states } = assertions;
    const { 'lid.opened': _opened, ...events } = screen.events;
    const { delays: _delays, ...others } = screen;
    type View = { shown: string };
    // @ts-expect-error
    const withoutState: StateAssertions<Kettle, View> = states;
    // @ts-expect-error
    const withoutEvent: Screen<Kettle, View> = { ...screen, events };
    // @ts-expect-error
    const withoutOutcome: Screen<Kettle, View> = { ...screen, actors: { boil: { done: () => {} } } };
    // @ts-expect-error
    const withoutDelay: Screen<Kettle, View> = others;
    expect([withoutState, withoutEvent, withoutOutcome, withoutDelay]).toHaveLength(4);
  });
});
