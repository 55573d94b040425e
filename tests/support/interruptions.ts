import type { AnyStateMachine } from 'xstate';
import type { lazyPartMachine } from '../../machines/lazy-part/lazy-part.machine.ts';
import { lazyPartModel } from '../../machines/lazy-part/lazy-part.model.ts';
import type { ActorName, EventName, Model } from '../../machines/model-testing/model.ts';
import { journeyPlans, type Plan } from '../../machines/model-testing/walk.ts';
import type { pageLifeMachine } from '../../machines/page-life/page-life.machine.ts';
import { pageLifeModel } from '../../machines/page-life/page-life.model.ts';
import type { sectionAddressMachine } from '../../machines/section-address/section-address.machine.ts';
import { sectionAddressModel } from '../../machines/section-address/section-address.model.ts';

/** Something that comes in between while somebody uses a page. */
export type Disturbance =
  | 'scripts are late'
  | 'scripts are lost'
  | 'a deploy takes scripts away'
  | 'offline'
  | 'online'
  | 'hidden'
  | 'restored'
  | 'left by a link and come back'
  | 'translated'
  | 'the answer is late'
  | 'the request is lost'
  | 'the answer is lost';

/** What the visitor or the page does by itself on every journey: no disturbance. */
type Usual = 'usual';

/** What causes each event, and each end of an actor, of a machine. A new one does not compile without its row. */
interface Causes<TMachine extends AnyStateMachine> {
  events: Readonly<Record<EventName<TMachine>, Disturbance | Usual>>;
  actors: {
    readonly [Name in ActorName<TMachine>]: {
      readonly done: Disturbance | Usual;
      readonly failed: Disturbance | Usual;
    };
  };
}

const causesOfPageLife: Causes<typeof pageLifeMachine> = {
  events: {
    'page.hydrated': 'usual',
    'page.notHydrated': 'scripts are lost',
    'visitor.acted': 'usual',
    'network.lost': 'offline',
    'network.restored': 'online',
    'script.missing': 'a deploy takes scripts away',
    'script.loaded': 'usual',
    'reload.chosen': 'usual',
    'page.hidden': 'hidden',
    'page.restored': 'restored',
  },
  actors: { checkReload: { done: 'usual', failed: 'usual' } },
};

const causesOfLazyPart: Causes<typeof lazyPartMachine> = {
  // The network comes back at the end of every interruption.
  events: { 'part.requested': 'usual', 'network.restored': 'usual', 'part.mounted': 'usual' },
  actors: { loadScript: { done: 'scripts are late', failed: 'scripts are lost' } },
};

const causesOfSectionAddress: Causes<typeof sectionAddressMachine> = {
  events: { 'address.shown': 'left by a link and come back', 'visitor.acted': 'usual' },
  actors: { findSection: { done: 'usual', failed: 'usual' } },
};

/** What no machine of a page knows of: others change its words, or the function answers late or not at all. */
const beyondMachines: readonly (readonly Disturbance[])[] = [
  ['translated'],
  ['the answer is late'],
  ['the request is lost'],
  ['the answer is lost'],
];

/** Disturbances that only end others, which every interruption does at its end. */
const endings: readonly Disturbance[] = ['online', 'restored'];

/** A path as the disturbances that make it happen: each only once in a row, without those that end it anyway. */
function disturbancesOf<TMachine extends AnyStateMachine>({ steps }: Plan, causes: Causes<TMachine>): Disturbance[] {
  const { events, actors } = causes as {
    events: Readonly<Record<string, Disturbance | Usual>>;
    actors: Readonly<Record<string, Record<'done' | 'failed', Disturbance | Usual>>>;
  };
  const all = steps.flatMap((step) => {
    if ('type' in step) return step.network === 'offline' ? 'offline' : (events[step.type] ?? []);
    if ('done' in step) return actors[step.done]?.done ?? [];
    return 'failed' in step ? (actors[step.failed]?.failed ?? []) : [];
  });
  const found = all.filter((one): one is Disturbance => one !== 'usual');
  const once = found.filter((one, index) => one !== found[index - 1]);
  while (endings.some((ending) => ending === once.at(-1))) once.pop();
  return once;
}

const journeysOf = <TMachine extends AnyStateMachine>(model: Model<TMachine>, causes: Causes<TMachine>) =>
  journeyPlans(model, 'browser').map((plan) => disturbancesOf(plan, causes));

/**
 * The interruptions of a journey: what makes the journeys of the machines happen of a page, of its parts and of the
 * sections in its address; and what no machine knows of.
 */
export const interruptions: readonly (readonly Disturbance[])[] = [
  ...new Map(
    [
      ...journeysOf(pageLifeModel, causesOfPageLife),
      ...journeysOf(lazyPartModel, causesOfLazyPart),
      ...journeysOf(sectionAddressModel, causesOfSectionAddress),
      ...beyondMachines,
    ]
      .filter((disturbances) => disturbances.length > 0)
      .map((disturbances) => [disturbances.join(), disturbances] as const),
  ).values(),
];

/** Disturbances of what the function answers: they matter only where something is sent. */
const ofAnswers: readonly Disturbance[] = ['the answer is late', 'the request is lost', 'the answer is lost'];

/** A journey as far as interruptions are chosen for it. */
interface Steps {
  readonly steps: readonly { readonly sends?: boolean }[];
}

/** A place for an interruption: the step of the journey, counted from 0, that it comes in at. */
export interface Place {
  readonly at: number;
  readonly disturbances: readonly Disturbance[];
}

/** Every interruption at every step of a journey where it matters. */
export const allPlaces = ({ steps }: Steps): Place[] =>
  interruptions.flatMap((disturbances) =>
    steps.flatMap(({ sends = false }, at) =>
      sends || !disturbances.some((one) => ofAnswers.includes(one)) ? [{ at, disturbances }] : [],
    ),
  );

/**
 * One in five interruptions, each at one step of a journey. Another journey has others at other steps, so that all of
 * both have their turn.
 */
export function somePlaces(journey: Steps, journeyIndex: number): Place[] {
  const all = allPlaces(journey);
  return interruptions.flatMap((disturbances, index) => {
    if ((index + journeyIndex) % 5 > 0) return [];
    const places = all.filter((place) => place.disturbances === disturbances);
    return places[(index + journeyIndex) % places.length] ?? [];
  });
}
