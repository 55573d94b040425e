import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { actorEndIn, alternativesOf, delayIn, leavesOf, nameOf, pathOf, statesOf, transitionsOf } from './chart.ts';

/** A copy of a machine with one fault. */
export interface Mutant {
  /** What is different. */
  readonly name: string;
  readonly machine: AnyStateMachine;
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

/** A wrong target for a transition: a sibling of its target, or an inner state of a state that it does not leave. */
function wrongTargetFor(
  machine: AnyStateMachine,
  { source, target }: AnyTransitionDefinition,
): AnyStateNode | undefined {
  const leaves = leavesOf(machine);
  if (!target && source.type !== 'atomic') return leaves.findLast((leaf) => isInside(leaf, source));
  const right = target?.[0] ?? source;
  const region = right.parent;
  if (!region || region.type === 'parallel') return undefined;
  return leaves.find((leaf) => !isInside(leaf, right) && isInside(leaf, region));
}

/** For each action of a list, its name and an edit that omits it. */
function omissions(owner: unknown, key: string): { action: string; omit: (owner: Config) => Config }[] {
  const list = [isConfig(owner) ? (owner[key] ?? []) : []].flat();
  return list.map((action, index) => ({
    action: String(action),
    omit: (config) => ({ ...config, [key]: list.filter((_, place) => place !== index) }),
  }));
}

function mutantsOfTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition): Mutant[] {
  const { source, guard } = transition;
  const index = alternativesOf(transition).indexOf(transition);
  const mutant = (what: string, edit: (config: Config) => Config[]): Mutant => ({
    name: `${nameOf(transition)} (${what})`,
    machine: mutate(machine, [...keysOf(source), ...keysWithinState(transition)], (old) =>
      [old].flat().flatMap((alternative: unknown, place) => {
        const config = isConfig(alternative) ? alternative : { target: alternative };
        return place === index ? edit(config) : [config];
      }),
    ),
  });
  const wrong = wrongTargetFor(machine, transition);
  return [
    mutant('is missing', () => []),
    ...(guard ? [mutant('has no guard', ({ guard: _, ...rest }) => [rest])] : []),
    ...omissions(transition, 'actions').map(({ action, omit }) =>
      mutant(`without ${action}`, (config) => [omit(config)]),
    ),
    ...(wrong ? [mutant(`leads to ${wrong.path.join('.')}`, (config) => [{ ...config, target: `#${wrong.id}` }])] : []),
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
      omissions(state.config, key).map(({ action, omit }) => mutant(`${key} without ${action}`, omit)),
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
 * The mutants of a machine: each transition missing, without its guard, or leading elsewhere; each action of a transition,
 * entry or exit left out; each region beginning in another state; each delay that never ends; each guard that is always
 * true or always false.
 */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...transitionsOf(machine).flatMap((transition) => mutantsOfTransition(machine, transition)),
  ...statesOf(machine).flatMap((state) => mutantsOfState(machine, state)),
  ...mutantsOfGuards(machine),
];
