import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A function that computes the value for each key once. */
export function memoize<TKey extends object, TValue>(compute: (key: TKey) => TValue): (key: TKey) => TValue {
  const values = new WeakMap<TKey, TValue>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/** The name of the delay in an event type of XState. */
export const delayIn = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

/** A state's path with dots; `anywhere` for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

/** The name of a guard or an action. */
export function nameIn(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'a function';
}

const guardName = ({ guard }: AnyTransitionDefinition): string | undefined =>
  guard === undefined ? undefined : nameIn(guard);

/** The transitions of the same state for the same event, this one included, in the order of the chart. */
export function alternativesOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}

function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((state) => [state, ...statesBelow(state)]);
}

/** All states of a machine, the root first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...statesBelow(machine.root)];

/** The innermost states. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesBelow(machine.root).filter((node) => node.type === 'atomic' || node.type === 'final');

/** Every transition that the chart defines, the root's, `always` and each guarded alternative included. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return statesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
}

/**
 * A transition's name, unique in its machine and the same in every copy of it:
 * `submitting: xstate.done.actor.sendRequest [isAccepted] → sent`.
 */
export const nameOf = memoize((transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const alternatives = alternativesOf(transition);
  const condition = guardName(transition) ?? (alternatives.length > 1 ? 'otherwise' : undefined);
  const alike = alternatives.filter((other) => guardName(other) === guardName(transition));
  return [
    `${pathOf(source)}: ${eventType || 'always'}`,
    condition === undefined ? '' : ` [${condition}]`,
    ` → ${target?.map(pathOf).join(', ') ?? 'stays'}`,
    alike.length > 1 ? ` #${alternatives.indexOf(transition) + 1}` : '',
  ].join('');
});
