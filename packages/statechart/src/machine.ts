import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The name of the delay in an event type of XState. */
export const delayIn = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

/** A state's path with dots; empty for the root. */
export const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/** A state's path with dots; `anywhere` for the root. */
export const placeOf = (node: AnyStateNode): string => pathOf(node) || 'anywhere';

/** The name of a guard or an action. */
export function nameIn(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'a function';
}

/** A guard or an action in words: `isReady`, `asks whom` with a parameter that is a text, `not isReady`, `isOld and isRead`. */
export function wordsOf(part: unknown): string {
  if (typeof part === 'function' && 'guards' in part) {
    const guards = [part.guards].flat().map(wordsOf);
    return part.name === 'not' ? `not ${guards}` : guards.join(` ${part.name} `);
  }
  const hasText = typeof part === 'object' && part !== null && 'params' in part && typeof part.params === 'string';
  return hasText ? `${nameIn(part)} ${part.params}` : nameIn(part);
}

/** The transitions of the same state for the same event, this one included, in the order of the chart. */
export const alternativesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** The guard of a transition in words; `otherwise` for one without a guard beside others; else undefined. */
export function conditionOf(transition: AnyTransitionDefinition): string | undefined {
  if (transition.guard !== undefined) return wordsOf(transition.guard);
  return alternativesOf(transition).length > 1 ? 'otherwise' : undefined;
}

const statesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesIn)];

/** All states of a machine, the root first. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => statesIn(root);

/** The innermost states. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter((node) => node.type === 'atomic' || node.type === 'final');

/** Every transition that the chart defines, the root's and each guarded alternative included. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/**
 * A transition's name, unique in its machine and the same in every copy of it:
 * `submitting: xstate.done.actor.sendRequest [isAccepted] → sent`.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const alternatives = alternativesOf(transition);
  const condition = conditionOf(transition);
  const alike = alternatives.filter((other) => conditionOf(other) === condition);
  return [
    `${placeOf(source)}: ${eventType}`,
    condition === undefined ? '' : ` [${condition}]`,
    ` → ${target?.map(placeOf).join(', ') ?? 'stays'}`,
    alike.length > 1 ? ` #${alternatives.indexOf(transition) + 1}` : '',
  ].join('');
}

/** The innermost states of a state value, as dotted paths. */
export function leavesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(value ?? {});
  return inner.length === 0 ? [path.join('.')] : inner.flatMap(([key, part]) => leavesIn(part, [...path, key]));
}
