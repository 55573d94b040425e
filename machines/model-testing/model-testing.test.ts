import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { nameOf, transitionsOf } from './chart.ts';
import { check } from './check.ts';
import type { Fixtures, Journey } from './model.ts';
import { plantFaults } from './planted-faults.ts';
import { replay } from './replay.ts';
import { coveringPaths, journeyPlans, type WalkTable, walk } from './walk.ts';

type KettleEvent = { type: 'button.pressed' } | { type: 'water.poured'; cups: number } | { type: 'lid.opened' };

interface Faults {
  readonly whereSteamLeads?: 'hot' | 'cold';
  readonly cupsForFull?: number;
  readonly remember?: (cups: number) => unknown;
}

/** A machine with every kind of transition. */
const createKettle = ({ whereSteamLeads = 'hot', cupsForFull = 2, remember = (cups) => cups }: Faults = {}) =>
  setup({
    types: {
      context: {} as { cups: number; remembered?: unknown },
      events: {} as KettleEvent,
      children: {} as { boil: 'boil' },
    },
    actors: { boil: fromPromise<'steam'>(() => Promise.resolve('steam')) },
    guards: {
      isFull: ({ context }) => context.cups >= cupsForFull,
      isEmpty: ({ context }) => context.cups === 0,
    },
    actions: {
      pour: assign(({ context, event }) => {
        const cups = context.cups + (event.type === 'water.poured' ? event.cups : 0);
        return { cups, remembered: remember(cups) };
      }),
      whistle: () => {
        throw new Error('Nobody may hear a kettle in a test.');
      },
    },
    delays: { coolingTime: 1000 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    initial: 'cold',
    on: { 'lid.opened': '.cold' },
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
      hot: { after: { coolingTime: 'cold' } },
    },
  });

type Kettle = ReturnType<typeof createKettle>;

const pressed = { type: 'button.pressed' } as const;
const opened = { type: 'lid.opened' } as const;
const poured = { type: 'water.poured', cups: 1 } as const;
const boiled = { done: 'boil', output: 'steam' } as const;
const tripped = { failed: 'boil', error: new Error('The fuse is gone.') } as const;
const cooled = { passed: 'coolingTime' } as const;

const fixtures: Fixtures<Kettle> = {
  events: { 'button.pressed': [pressed], 'lid.opened': [opened], 'water.poured': [poured] },
  actors: { boil: { done: ['steam'], failed: [tripped.error] } },
};

const journeys: readonly Journey<Kettle>[] = [
  { name: 'an empty kettle stays cold', steps: [pressed], ends: 'cold', performs: [] },
  { name: 'two cups fill it', steps: [poured, poured], ends: 'full', performs: [], remembers: { cups: 2 } },
  { name: 'a full kettle boils', steps: [poured, poured, pressed], ends: 'boiling', performs: [] },
  { name: 'it whistles when the water is hot', steps: [poured, pressed, boiled], ends: 'hot', performs: ['whistle'] },
  { name: 'it cools', steps: [poured, pressed, boiled, cooled], ends: 'cold', performs: ['whistle'] },
  { name: 'a fuse stops it', steps: [poured, pressed, tripped], ends: 'cold', performs: [] },
  { name: 'opening the lid stops it', steps: [poured, pressed, opened], ends: 'cold', performs: [] },
];

const kettle = createKettle();
const model = { machine: kettle, fixtures, journeys };

describe('the names of transitions', () => {
  it('count each alternative, the root, always, actors and delays', () => {
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

describe('the check of a machine', () => {
  it('finds nothing wrong with a machine that is right', () => {
    const { paths, transitions, states, ...findings } = check(model);
    expect(findings).toEqual({
      untaken: [],
      unreached: [],
      wrongPaths: [],
      wrongJourneys: [],
      unnoticed: [],
      fragile: [],
      code: [],
    });
    expect({ states, transitions: transitions.length }).toEqual({ states: 4, transitions: 9 });
    expect(paths.simple).toBeGreaterThan(paths.covering.length);
  });

  it('finds a transition that leads to the wrong place', () => {
    const { wrongJourneys, wrongPaths, untaken } = check({
      ...model,
      machine: createKettle({ whereSteamLeads: 'cold' }),
    });
    expect(wrongJourneys).toEqual([
      '"it whistles when the water is hot" ends in "cold", not in "hot"',
      '"it cools" breaks: Error: Nothing waits for the delay "coolingTime".',
    ]);
    expect(wrongPaths).toEqual([]);
    expect(untaken).toEqual(['hot: after coolingTime → cold']);
  });

  it('names a transition that no fixture drives', () => {
    const withoutLid = { ...fixtures, events: { ...fixtures.events, 'lid.opened': [] } };
    expect(check({ ...model, fixtures: withoutLid }).untaken).toEqual(['anywhere: lid.opened → cold']);
  });

  it('names an alternative and a state that no path comes to', () => {
    const { untaken, unreached } = check({
      machine: createKettle({ whereSteamLeads: 'cold' }),
      fixtures: { ...fixtures, actors: { boil: { done: [], failed: [] } } },
      journeys,
    });
    expect(untaken).toEqual([
      'boiling: boil done → cold',
      'boiling: boil failed → cold',
      'hot: after coolingTime → cold',
    ]);
    expect(unreached).toEqual(['hot']);
  });

  it('names the faults that no journey notices', () => {
    const withoutFuse = journeys.filter(({ name }) => name !== 'a fuse stops it');
    expect(check({ ...model, journeys: withoutFuse }).unnoticed).toEqual([
      'boiling: boil failed → cold (is missing)',
      'boiling: boil failed → cold (leads to full)',
    ]);
  });

  it('finds code where a name should stand', () => {
    const machine = setup({ types: { events: {} as { type: 'door.opened' } } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { entry: () => {}, on: { 'door.opened': { guard: () => true, target: 'ajar' } } }, ajar: {} },
    });
    const { code } = check({ machine, fixtures: { events: { 'door.opened': [] } }, journeys: [] });
    expect(code).toEqual(['shut: entry or exit', 'shut: door.opened [a function] → ajar']);
  });

  it('finds a context that JSON would change', () => {
    const { fragile } = check({ ...model, machine: createKettle({ remember: (cups) => new Date(cups) }) });
    expect(fragile).not.toEqual([]);
  });

  it('finds a running machine that goes elsewhere than its chart says', () => {
    let isMoody = false;
    const machine = setup({
      types: { events: {} as { type: 'cat.called' } },
      guards: {
        isInTheMood: () => {
          isMoody = !isMoody;
          return isMoody;
        },
      },
    }).createMachine({
      id: 'cat',
      initial: 'away',
      states: { away: { on: { 'cat.called': { guard: 'isInTheMood', target: 'here' } } }, here: {} },
    });
    const { wrongPaths } = check({
      machine,
      fixtures: { events: { 'cat.called': [{ type: 'cat.called' }] } },
      journeys: [],
    });
    expect(wrongPaths.join()).toContain('after\n  cat.called');
  });
});

describe('the covering paths', () => {
  it('take every transition of the machine', () => {
    const taken = new Set(coveringPaths(model).flatMap((plan) => plan.taken));
    expect([...taken].sort()).toEqual(transitionsOf(kettle).map(nameOf).sort());
  });

  it('leave out what cannot happen on the screen', () => {
    const cautious: Fixtures<Kettle> = {
      ...fixtures,
      canHappen: (standing, event) => event.type !== 'lid.opened' || standing.matches('hot'),
    };
    const plans = coveringPaths({ ...model, fixtures: cautious });
    const beforeLid = plans.flatMap(({ steps, sights }) =>
      steps.flatMap((step, index) => ('type' in step && step.type === 'lid.opened' ? sights[index]?.states : [])),
    );
    expect(new Set(beforeLid)).toEqual(new Set(['hot']));
  });
});

describe('a replay', () => {
  it('refuses to end an actor that is not running', () => {
    expect(() => replay(kettle, undefined, [boiled])).toThrow('The actor "boil" is not running.');
  });

  it('refuses to pass a delay that nothing waits for', () => {
    expect(() => replay(kettle, undefined, [cooled])).toThrow('Nothing waits for the delay "coolingTime".');
  });

  it('tells what was performed without performing it', () => {
    const standings = replay(kettle, undefined, [poured, pressed, boiled]);
    expect(standings.map(({ performed }) => performed)).toEqual([[], [], [], ['whistle']]);
  });
});

describe('planted faults', () => {
  it('leave the machine itself as it was', () => {
    plantFaults(kettle);
    expect(check(model).wrongJourneys).toEqual([]);
  });
});

describe('a walk', () => {
  interface Screen {
    shown: string;
    readonly gestures: string[];
  }

  const show =
    (gesture: string, shown?: string) =>
    (screen: Screen): void => {
      screen.gestures.push(gesture);
      screen.shown = shown ?? screen.shown;
    };

  const sees = (state: string) => (screen: Screen) => {
    if (screen.shown !== state) throw new Error(`the screen shows ${screen.shown}`);
  };

  const table: WalkTable<Kettle, Screen> = {
    events: {
      'button.pressed': show('press', 'boiling'),
      'lid.opened': show('open'),
      'water.poured': (screen, { cups }) => show(`pour ${cups}`)(screen),
    },
    actors: { boil: { done: (screen, output) => show(output, 'hot')(screen), failed: show('trip', 'cold') } },
    delays: { coolingTime: show('wait', 'cold') },
    states: { cold: sees('cold'), full: sees('full'), boiling: sees('boiling'), hot: sees('hot') },
  };

  const planOf = (name: string) => {
    const plan = journeyPlans(model).find((journey) => journey.name === name);
    if (!plan) throw new Error(`There is no journey "${name}".`);
    return plan;
  };

  it('makes the gestures in their order and sees each state', async () => {
    const screen: Screen = { shown: 'cold', gestures: [] };
    await walk(planOf('it cools'), table, screen);
    expect(screen.gestures).toEqual(['pour 1', 'press', 'steam', 'wait']);
  });

  it('fails where the screen does not show the state, and says where', async () => {
    const screen: Screen = { shown: 'cold', gestures: [] };
    await expect(walk(planOf('two cups fill it'), table, screen)).rejects.toThrow(
      'At step 2, water.poured {"cups":1}, expecting full: Error: the screen shows cold',
    );
  });

  it('fails at the beginning where the screen starts wrong', async () => {
    await expect(walk(planOf('it cools'), table, { shown: 'hot', gestures: [] })).rejects.toThrow(
      'At the beginning, expecting cold',
    );
  });

  it('does not compile with a table that lacks a state, an event or an outcome', () => {
    const { hot: _hot, ...states } = table.states;
    const { 'lid.opened': _opened, ...events } = table.events;
    // @ts-expect-error the row of a state is missing
    const withoutState: WalkTable<Kettle, Screen> = { ...table, states };
    // @ts-expect-error the row of an event is missing
    const withoutEvent: WalkTable<Kettle, Screen> = { ...table, events };
    // @ts-expect-error the row of an outcome is missing
    const withoutOutcome: WalkTable<Kettle, Screen> = { ...table, actors: { boil: { done: show('steam') } } };
    // @ts-expect-error the fixtures of an event are missing
    const withoutFixture: Fixtures<Kettle> = { ...fixtures, events: { 'button.pressed': [], 'lid.opened': [] } };
    expect([withoutState, withoutEvent, withoutOutcome, withoutFixture]).toHaveLength(4);
  });
});
