import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { leavesOf, nameOf, transitionsOf } from './chart.ts';

/** A copy of a machine with one thing wrong. */
export interface PlantedFault {
  /** What is wrong, in words. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a transition stands in the config of its state, as keys from the state inwards. */
function placeOf({ source, eventType }: AnyTransitionDefinition): string[] {
  if (eventType === '') return ['always'];
  if (eventType.startsWith('xstate.done.state.')) return ['onDone'];
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (delay) return ['after', delay];
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (!actor) return ['on', eventType];
  const { invoke } = source.config;
  const index = source.invoke.findIndex(({ id }) => id === actor);
  return ['invoke', ...(Array.isArray(invoke) ? [String(index)] : []), end === 'done' ? 'onDone' : 'onError'];
}

/** A copy of `value` with what stands at `keys` replaced. */
function replacedAt(value: unknown, keys: readonly string[], replace: (old: unknown) => unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? replacedAt(item, rest, replace) : item));
  }
  if (!isConfig(value)) throw new Error(`There is no "${key}" to plant a fault in.`);
  return { ...value, [key]: replacedAt(value[key], rest, replace) };
}

function withFault(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  spoil: (config: Config) => Config[],
): AnyStateMachine {
  const { source, eventType } = transition;
  const alternatives = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = alternatives.indexOf(transition);
  const keys = [...source.path.flatMap((key) => ['states', key]), ...placeOf(transition)];
  const config = replacedAt(machine.config, keys, (old) =>
    [old].flat().flatMap((alternative: unknown, place) => {
      const full = isConfig(alternative) ? alternative : { target: alternative };
      return place === index ? spoil(full) : [full];
    }),
  );
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  outer.path.every((key, index) => node.path[index] === key);

/** A state in which the transition must not end: beside its target, or inside the state that it does not leave. */
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

/** Copies of a machine, each with one transition that is missing, leads elsewhere or performs nothing. */
export function plantFaults(machine: AnyStateMachine): PlantedFault[] {
  return transitionsOf(machine).flatMap((transition) => {
    const name = nameOf(transition);
    const spoilt = (what: string, spoil: (config: Config) => Config[]): PlantedFault => ({
      name: `${name} (${what})`,
      machine: withFault(machine, transition, spoil),
    });
    const wrong = wrongTargetFor(machine, transition);
    return [
      spoilt('is missing', () => []),
      ...(transition.actions.length > 0 ? [spoilt('performs nothing', ({ actions: _, ...rest }) => [rest])] : []),
      ...(wrong
        ? [spoilt(`leads to ${wrong.path.join('.')}`, (config) => [{ ...config, target: `#${wrong.id}` }])]
        : []),
    ];
  });
}
