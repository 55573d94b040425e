import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine, not } from 'xstate';
import { actorEndIn, alternativesOf, delayIn, leavesOf, nameOf, pathOf, statesOf, transitionsOf } from './chart.ts';

/** A copy of a machine with one fault. */
export interface Mutant {
  /** What is different. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The name of the transition that has the fault; undefined when it is elsewhere. */
  readonly transition?: string;
}

type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = ({ path }: AnyStateNode): string[] => path.flatMap((key) => ['states', key]);

/** Where a transition is defined in the config of its state, as keys from the state inwards. */
function keysWithinState({ source, eventType }: AnyTransitionDefinition): string[] {
  if (eventType === '') return ['always'];
  if (eventType.startsWith('xstate.done.state.')) return ['onDone'];
  const delay = delayIn(eventType);
  if (delay) return ['after', delay];
  const actorEnd = actorEndIn(eventType);
  if (!actorEnd) return ['on', eventType];
  const { invoke } = source.config;
  const index = source.invoke.findIndex(({ id }) => id === actorEnd.actor);
  return ['invoke', ...(Array.isArray(invoke) ? [String(index)] : []), actorEnd.end === 'done' ? 'onDone' : 'onError'];
}

/** A copy of `value` with an edited value at `keys`. */
function editedAt(value: unknown, keys: readonly string[], edit: (old: unknown) => unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return edit(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? editedAt(item, rest, edit) : item));
  }
  if (!isConfig(value)) throw new Error(`There is no "${key}" in the config.`);
  return { ...value, [key]: editedAt(value[key], rest, edit) };
}

/** A copy of a machine with its config edited at `keys`. */
const mutate = (machine: AnyStateMachine, keys: readonly string[], edit: (old: unknown) => unknown): AnyStateMachine =>
  createMachine(editedAt(machine.config, keys, edit) as AnyStateMachine['config'], machine.implementations);

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  outer.path.every((key, index) => node.path[index] === key);

/** The innermost states of the region that a state is in; none for a region itself. */
function leavesAround(machine: AnyStateMachine, { parent }: AnyStateNode): AnyStateNode[] {
  if (!parent || parent.type === 'parallel') return [];
  return leavesOf(machine).filter((leaf) => isInside(leaf, parent));
}

/** Wrong targets of a transition: the other states of its target's region, or those inside a state that it does not leave. */
function wrongTargetsOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): AnyStateNode[] {
  const { source, target, eventType } = transition;
  if (!target && source.type !== 'atomic') return leavesOf(machine).filter((leaf) => isInside(leaf, source));
  const right = target?.[0] ?? source;
  // A state that is always left for itself would never settle.
  const isEndless = (leaf: AnyStateNode) => eventType === '' && isInside(leaf, source);
  return leavesAround(machine, right).filter((leaf) => !isInside(leaf, right) && !isEndless(leaf));
}

/** Whether an action is one of XState, such as `assign`. */
const isBuiltIn = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

/** For each action of a list, edits that omit it and, if the feature provides it, that execute it twice. */
function actionFaults(
  { implementations }: AnyStateMachine,
  owner: unknown,
  key: string,
): { fault: string; edit: (owner: Config) => Config }[] {
  const list = [isConfig(owner) ? (owner[key] ?? []) : []].flat();
  const copies = (index: number, count: number) => (config: Config) => ({
    ...config,
    [key]: list.flatMap((action, place) => (place === index ? Array.from({ length: count }, () => action) : [action])),
  });
  return list.flatMap((action, index) => [
    { fault: `without ${String(action)}`, edit: copies(index, 0) },
    ...(!isBuiltIn(implementations.actions[String(action)])
      ? [{ fault: `${String(action)} twice`, edit: copies(index, 2) }]
      : []),
  ]);
}

function mutantsOfTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition): Mutant[] {
  const { source, guard } = transition;
  const index = alternativesOf(transition).indexOf(transition);
  const mutant = (what: string, edit: (config: Config) => Config[]): Mutant => ({
    name: `${nameOf(transition)} (${what})`,
    transition: nameOf(transition),
    machine: mutate(machine, [...keysOf(source), ...keysWithinState(transition)], (old) =>
      [old].flat().flatMap((alternative: unknown, place) => {
        const config = isConfig(alternative) ? alternative : { target: alternative };
        return place === index ? edit(config) : [config];
      }),
    ),
  });
  return [
    mutant('is missing', () => []),
    ...(guard
      ? [
          mutant('has no guard', ({ guard: _, ...rest }) => [rest]),
          mutant('has the opposite guard', (config) => [{ ...config, guard: not(config.guard as string) }]),
        ]
      : []),
    ...actionFaults(machine, transition, 'actions').map(({ fault, edit }) => mutant(fault, (config) => [edit(config)])),
    ...wrongTargetsOf(machine, transition).map((wrong) =>
      mutant(`leads to ${pathOf(wrong)}`, (config) => [{ ...config, target: `#${wrong.id}` }]),
    ),
  ];
}

function mutantsOfState(machine: AnyStateMachine, state: AnyStateNode): Mutant[] {
  const mutant = (what: string, edit: (config: Config) => Config): Mutant => ({
    name: `${pathOf(state)} (${what})`,
    machine: mutate(machine, keysOf(state), (old) => edit(old as Config)),
  });
  const { initial, after } = state.config;
  const siblings = initial === undefined ? [] : Object.keys(state.states).filter((key) => key !== initial);
  return [
    ...siblings.map((key) => mutant(`begins in ${key}`, (config) => ({ ...config, initial: key }))),
    ...['entry', 'exit'].flatMap((key) =>
      actionFaults(machine, state.config, key).map(({ fault, edit }) => mutant(`${key} ${fault}`, edit)),
    ),
    ...Object.keys(after ?? {}).map((delay) =>
      mutant(`${delay} never ends`, ({ after: delays, ...config }) => ({
        ...config,
        after: Object.fromEntries(Object.entries(delays as Config).filter(([key]) => key !== delay)),
      })),
    ),
  ];
}

const mutantsOfGuards = (machine: AnyStateMachine): Mutant[] =>
  Object.keys(machine.implementations.guards).flatMap((guard) =>
    [true, false].map((result) => ({
      name: `${guard} is always ${result}`,
      machine: machine.provide({ guards: { [guard]: () => result } }),
    })),
  );

/**
 * The mutants of a machine: each transition missing, without its guard, with the opposite guard, or leading to each
 * other state of the region; each action of a transition, entry or exit left out, or executed twice if the feature
 * provides it; each region beginning in another state; each delay that never ends; each guard that is always true or
 * always false.
 */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...transitionsOf(machine).flatMap((transition) => mutantsOfTransition(machine, transition)),
  ...statesOf(machine).flatMap((state) => mutantsOfState(machine, state)),
  ...mutantsOfGuards(machine),
];
