import { getStateNodes } from '@xstate/graph';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

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
export const alternativesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  source.transitions.get(eventType) ?? [];

/** All states of a machine, the root first. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...getStateNodes(root)];

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
  const condition = guardName(transition) ?? (alternatives.length > 1 ? 'otherwise' : undefined);
  const alike = alternatives.filter((other) => guardName(other) === guardName(transition));
  return [
    `${pathOf(source)}: ${eventType}`,
    condition === undefined ? '' : ` [${condition}]`,
    ` → ${target?.map(pathOf).join(', ') ?? 'stays'}`,
    alike.length > 1 ? ` #${alternatives.indexOf(transition) + 1}` : '',
  ].join('');
}
