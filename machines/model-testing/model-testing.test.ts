import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { codeIn, nameOf, transitionsOf } from './chart.ts';
import { coverageOf, testMutants, wrongJourneys } from './check.ts';
import { flatten, machineSuite, randomSequences, wrongOutput } from './flat-machine.ts';
import type { Fixtures, Journeys } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { followPlan, journeyPlans, type Plan, pathPlans, type Screen, type StateAssertions } from './plan.ts';
import { replay, serialize } from './replay.ts';
import { screenSuite } from './screen-suite.ts';
import { asText, type PlainStep } from './steps.ts';
import { transitionTable } from './transition-table.ts';

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

describe('the coverage of a machine', () => {
  it('is complete when the fixtures cover everything', () => {
    const { states, transitions: all, paths: _, ...gaps } = coverageOf(model);
    expect(gaps).toEqual({ untaken: [], unreached: [], notPlain: [] });
    expect({ states, all }).toEqual({ states: 4, all: transitionsOf(kettle).map(nameOf) });
  });

  it('names a transition that no fixture covers', () => {
    const withoutFuse = { ...fixtures, steps: [poured, boiled] };
    expect(coverageOf({ ...model, fixtures: withoutFuse }).untaken).toEqual(['boiling: boil failed → cold']);
  });

  it('names a state that no path reaches', () => {
    const { untaken, unreached } = coverageOf({
      machine: createKettle({ whereSteamLeads: 'cold' }),
      fixtures: { ...fixtures, steps: [poured] },
      journeys,
    });
    expect(untaken).toEqual([
      'boiling: boil done → cold',
      'boiling: boil failed → cold',
      'hot: after coolingTime → cold',
    ]);
    expect(unreached).toEqual(['hot']);
  });

  it('finds a context that JSON would change', () => {
    const { notPlain } = coverageOf({ ...model, machine: createKettle({ record: (cups) => new Date(cups) }) });
    expect(notPlain).not.toEqual([]);
  });

  it('fails after 500 snapshots when a context grows, and names the machine and the field', () => {
    expect(() => coverageOf({ ...model, machine: createKettle({ mostOpenings: Number.POSITIVE_INFINITY }) })).toThrow(
      'The machine "kettle" has more than 500 snapshots: its context grows in "openings".',
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
      '"it cools" breaks: Error: Nothing waits for the delay "coolingTime".',
    ]);
  });

  it('let mutants survive when one is missing', () => {
    const { 'a fuse stops it': _fuse, ...fewer } = journeys;
    const { surviving } = testMutants({ ...model, journeys: fewer }, mutantsOf(kettle), []);
    expect(surviving).toEqual(
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
        'full: water.poured → boiling (is extra)',
        'boiling: boil failed → cold (is missing)',
        'anywhere (begins in hot)',
        'hot (exit without cool)',
        'hot (coolingTime never ends)',
        'coolingTime is twice as long',
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

  it('are all found by complete journeys and a complete suite', () => {
    const mutants = mutantsOf(kettle);
    const { ofTransitions, ...all } = testMutants(model, mutants, machineSuite(model, 0).sequences);
    expect(all).toEqual({ all: mutants.length, killed: mutants.length, equivalent: 0, surviving: [] });
    for (const { all, killed } of Object.values(ofTransitions)) expect([all > 0, killed]).toEqual([true, all]);
  });

  it('are equivalent when they behave the same', () => {
    const same = { name: 'the kettle itself', machine: createKettle() };
    expect(testMutants(model, [same], [])).toMatchObject({ all: 1, killed: 0, equivalent: 1, surviving: [] });
  });

  it('are found in the table of transitions', () => {
    const table = transitionTable(model);
    // Without a full kettle, the cups are not limited.
    const grows = 'cold: always [isFull] → full';
    const alike = mutantsOf(kettle)
      .filter(({ name }) => !name.startsWith(grows) && !name.startsWith('isFull is always'))
      .filter(({ machine }) => transitionTable({ ...model, machine }) === table);
    expect(alike.map(({ name }) => name)).toEqual([]);
  });
});

describe('the flat machine of a statechart', () => {
  const { snapshots, steps, edge } = flatten(model);
  const [cold] = snapshots;
  if (!cold) throw new Error('The machine has no snapshots.');

  it('refuses ends of actors that are not running and delays that nothing waits for', () => {
    expect(steps.filter((_, index) => edge(cold, index) === undefined)).toEqual([cooled, boiled, tripped]);
  });

  it('stays where an event is ignored', () => {
    const full = snapshots.find(({ value }) => value === 'full');
    expect(full && edge(full, steps.indexOf(poured))).toMatchObject({
      target: full,
      taken: [],
      actions: [],
      starts: [],
    });
  });

  it('starts actors and delays', () => {
    const started = snapshots.flatMap((snapshot) => steps.flatMap((_, index) => edge(snapshot, index)?.starts ?? []));
    expect(new Set(started)).toEqual(new Set(['boil', 'coolingTime 1000 ms']));
  });

  it('has sequences that end where a step that cannot happen leads beyond it', () => {
    const oneCup: Fixtures<Kettle> = {
      ...fixtures,
      canHappen: ({ context }, { type }) => type !== 'water.poured' || context.cups === 0,
    };
    const { sequences } = machineSuite({ ...model, fixtures: oneCup }, 0);
    const afterTwoCups = sequences.filter(({ steps }) => steps.filter((step) => step === poured).length > 1);
    expect(afterTwoCups).not.toEqual([]);
    expect(afterTwoCups.filter(({ steps }) => steps.at(-1) !== poured)).toEqual([]);
  });
});

describe('a random sequence', () => {
  it('that fails is shrunk to the steps that matter', () => {
    const faulty = mutantsOf(kettle).find(({ name }) => name === 'full: button.pressed → boiling (is missing)');
    const holds = property(
      randomSequences(model, 20),
      (sequence) => faulty === undefined || wrongOutput(faulty.machine, undefined, sequence) === null,
    );
    expect(() => assert(holds, { seed: 1, numRuns: 200 })).toThrow(
      '[water.poured {"cups":1}, water.poured {"cups":1}, button.pressed]',
    );
  });
});

describe('a complete suite for a screen', () => {
  const limits = { maxSequences: [100, 0], maxSteps: 9 };
  /** The snapshots and steps of sequences, as text. */
  const playedBy = (sequences: readonly (readonly PlainStep[])[]) =>
    new Set(
      sequences.flatMap((steps) =>
        replay(kettle, undefined, steps)
          .slice(0, -1)
          .map((before, index) => `${serialize(before)} ${asText(steps[index])}`),
      ),
    );
  const { graph, snapshots } = flatten(model);
  const possible = snapshots.flatMap((snapshot) =>
    graph.stepsFrom(snapshot).map(({ step }) => `${serialize(snapshot)} ${asText(step)}`),
  );

  it('makes every step that can happen in every snapshot, which paths do not', () => {
    const suite = screenSuite(model, limits);
    expect(playedBy(suite?.sequences ?? [])).toEqual(new Set(possible));
    expect(playedBy(pathPlans(model, 'component').map(({ steps }) => steps)).size).toBeLessThan(possible.length);
    expect(suite).toMatchObject({ states: snapshots.length, maxStates: snapshots.length });
  });

  it('has an additional state if it fits', () => {
    const suite = screenSuite(model, { ...limits, maxSequences: [100, 100] });
    expect(suite).toMatchObject({ maxStates: snapshots.length + 1 });
    expect(playedBy(suite?.sequences ?? [])).toEqual(new Set(possible));
  });

  it('does not exist when it does not fit', () => {
    expect(screenSuite(model, { ...limits, maxSequences: [possible.length - 1] })).toBeUndefined();
  });

  it('has nothing after an event that is the last', () => {
    const suite = screenSuite({ ...model, fixtures: { ...fixtures, lastEvents: ['lid.opened'] } }, limits);
    const sequences = suite?.sequences.map((steps) => steps.map(asText)) ?? [];
    const opened = asText({ type: 'lid.opened' });
    expect(sequences.flat()).toContain(opened);
    for (const steps of sequences) expect(steps.slice(0, -1)).not.toContain(opened);
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
  const takenBy = (plans: readonly Plan[]) => [...new Set(plans.flatMap(({ taken }) => taken.flat()))].sort();

  it('are all journeys, and a few paths that take every transition', () => {
    expect(journeyPlans(model, 'component').map(({ name }) => name)).toEqual(Object.keys(journeys));
    const paths = pathPlans(model, 'component');
    expect(takenBy(paths)).toEqual(transitions);
    expect(paths).toHaveLength(1);
  });

  it('omit events that cannot happen', () => {
    const cautious: Fixtures<Kettle> = {
      ...fixtures,
      canHappen: (snapshot, event) => event.type !== 'lid.opened' || snapshot.matches('hot'),
    };
    const plans = pathPlans({ ...model, fixtures: cautious }, 'component');
    const beforeLid = plans.flatMap(({ steps, expected }) =>
      steps.flatMap((step, index) => ('type' in step && step.type === 'lid.opened' ? expected[index]?.states : [])),
    );
    expect(new Set(beforeLid)).toEqual(new Set(['hot']));
  });

  it('omit ends of actors that cannot happen', () => {
    const plans = pathPlans(
      { ...model, fixtures: { ...fixtures, canEnd: (_, end) => !('failed' in end) } },
      'component',
    );
    const steps = plans.flatMap((plan) => plan.steps);
    expect(steps.filter((step) => 'failed' in step)).toEqual([]);
    expect(steps.filter((step) => 'done' in step)).not.toEqual([]);
  });
});

describe('a replay', () => {
  it('throws when an actor that is not running ends', () => {
    expect(() => replay(kettle, undefined, [boiled])).toThrow('The actor "boil" is not running.');
  });

  it('throws when a delay passes that nothing waits for', () => {
    expect(() => replay(kettle, undefined, [cooled])).toThrow('Nothing waits for the delay "coolingTime".');
  });

  it('lists the actions without executing them', () => {
    const replayed = replay(kettle, undefined, [poured, { type: 'button.pressed' }, boiled]);
    expect(replayed.map(({ actions }) => actions)).toEqual([[], [], [], ['whistle']]);
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
    const plan = journeyPlans(model, 'component').find((journey) => journey.name === name);
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
      'kettle, component, journey "two cups fill it"',
      'step 2 of 2: water.poured {"cups":1}',
      'expected: full',
      'seen: the screen shows cold',
      ...Array.from({ length: 3 }, () => '  <p></p>'),
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
