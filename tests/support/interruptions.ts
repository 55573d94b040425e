import { type ActorName, type EventName, journeysIn, type Model, type Plan } from 'model-testing';
import type { AnyStateMachine } from 'xstate';
import type { lazyPartMachine } from '../../machines/lazy-part/lazy-part.machine.ts';
import { lazyPartModel } from '../../machines/lazy-part/lazy-part.model.ts';
import type { pageLifeMachine } from '../../machines/page-life/page-life.machine.ts';
import { pageLifeModel } from '../../machines/page-life/page-life.model.ts';
import type { sectionAddressMachine } from '../../machines/section-address/section-address.machine.ts';
import { sectionAddressModel } from '../../machines/section-address/section-address.model.ts';

/** A fault that occurs while a visitor uses a page. */
export type Fault =
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

/** Caused by the visitor or the page in every journey, not by a fault. */
type Normal = 'normal';

/** The cause of each event and actor result of a machine. A missing one does not compile. */
interface Causes<TMachine extends AnyStateMachine> {
  events: Readonly<Record<EventName<TMachine>, Fault | Normal>>;
  actors: {
    readonly [Name in ActorName<TMachine>]: {
      readonly done: Fault | Normal;
      readonly failed: Fault | Normal;
    };
  };
}

const causesOfPageLife: Causes<typeof pageLifeMachine> = {
  events: {
    'page.hydrated': 'normal',
    'page.notHydrated': 'scripts are lost',
    'visitor.acted': 'normal',
    'network.lost': 'offline',
    'network.restored': 'online',
    'script.missing': 'a deploy takes scripts away',
    'script.loaded': 'normal',
    'reload.chosen': 'normal',
    'page.left': 'hidden',
    'page.restored': 'restored',
  },
  actors: { checkReload: { done: 'normal', failed: 'normal' } },
};

const causesOfLazyPart: Causes<typeof lazyPartMachine> = {
  // Every interruption ends with the network restored.
  events: { 'part.requested': 'normal', 'network.restored': 'normal', 'part.mounted': 'normal' },
  actors: { loadScript: { done: 'scripts are late', failed: 'scripts are lost' } },
};

const causesOfSectionAddress: Causes<typeof sectionAddressMachine> = {
  events: { 'address.shown': 'left by a link and come back', 'visitor.acted': 'normal' },
  actors: { findSection: { done: 'normal', failed: 'normal' } },
};

/** Faults outside of the page's machines: translation, and late or lost requests and responses. */
const externalFaults: readonly (readonly Fault[])[] = [
  ['translated'],
  ['the answer is late'],
  ['the request is lost'],
  ['the answer is lost'],
];

/** Faults that only end others. Every interruption ends with all faults ended. */
const endingFaults: readonly Fault[] = ['online', 'restored'];

/** The faults that cause a path: without repetitions in a row, and without ending faults at the end. */
function faultsOf<TMachine extends AnyStateMachine>(steps: Plan['steps'], causes: Causes<TMachine>): Fault[] {
  const { events, actors } = causes as {
    events: Readonly<Record<string, Fault | Normal>>;
    actors: Readonly<Record<string, Record<'done' | 'failed', Fault | Normal>>>;
  };
  const all = steps.flatMap((step) => {
    if ('type' in step) return step.network === 'offline' ? 'offline' : (events[step.type] ?? []);
    if ('done' in step) return actors[step.done]?.done ?? [];
    return 'failed' in step ? (actors[step.failed]?.failed ?? []) : [];
  });
  const found = all.filter((one): one is Fault => one !== 'normal');
  const once = found.filter((one, index) => one !== found[index - 1]);
  while (endingFaults.some((ending) => ending === once.at(-1))) once.pop();
  return once;
}

const journeysOf = <TMachine extends AnyStateMachine>(model: Model<TMachine>, causes: Causes<TMachine>) =>
  journeysIn(model).map(({ steps }) => faultsOf(steps, causes));

/**
 * The interruptions of a journey, each a sequence of faults: those that cause the machine journeys of a page, of its lazy
 * parts and of its section addresses, and the external faults.
 */
export const interruptions: readonly (readonly Fault[])[] = [
  ...new Map(
    [
      ...journeysOf(pageLifeModel, causesOfPageLife),
      ...journeysOf(lazyPartModel, causesOfLazyPart),
      ...journeysOf(sectionAddressModel, causesOfSectionAddress),
      ...externalFaults,
    ]
      .filter((faults) => faults.length > 0)
      .map((faults) => [faults.join(), faults] as const),
  ).values(),
];

/** Faults of requests to the function. They matter only in steps that submit a form. */
const requestFaults: readonly Fault[] = ['the answer is late', 'the request is lost', 'the answer is lost'];

/** The part of a journey that determines its interruptions. */
interface Steps {
  readonly steps: readonly { readonly sends?: boolean }[];
}

/** The faults to inject at a step of a journey, counted from 0. */
export interface Injection {
  readonly step: number;
  readonly faults: readonly Fault[];
}

/** Every interruption at every step of a journey where it matters. */
export const allInjections = ({ steps }: Steps): Injection[] =>
  interruptions.flatMap((faults) =>
    steps.flatMap(({ sends = false }, step) =>
      sends || !faults.some((one) => requestFaults.includes(one)) ? [{ step, faults }] : [],
    ),
  );

/**
 * Every fifth interruption, each at one step of a journey. Other journeys get other interruptions and steps, so that
 * together they cover all of both.
 */
export function sampleInjections(journey: Steps, journeyIndex: number): Injection[] {
  const all = allInjections(journey);
  return interruptions.flatMap((faults, index) => {
    if ((index + journeyIndex) % 5 > 0) return [];
    const injections = all.filter((injection) => injection.faults === faults);
    return injections[(index + journeyIndex) % injections.length] ?? [];
  });
}
