import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const actorEnd = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayEnd = /^xstate\.after\.([^.]+)\./;

const pathOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

function inWords(eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.state.')) return 'finished';
  const [, end, actor] = actorEnd.exec(eventType) ?? [];
  if (actor) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  const [, delay] = delayEnd.exec(eventType) ?? [];
  return delay ? `after ${delay}` : eventType;
}

function guardName({ guard }: AnyTransitionDefinition): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' ? guard.type : 'a function';
}

function alternativesOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}

/** Every state below `node`, outer ones first. */
function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((state) => [state, ...statesBelow(state)]);
}

/** The states without states inside: what a person can see. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesBelow(machine.root).filter((node) => node.type === 'atomic' || node.type === 'final');

/** Every transition that the chart defines, the root's, `always` and each guarded alternative included. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...statesBelow(machine.root)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/**
 * A transition's name, unique in its machine and the same in every copy of it:
 * `submitting: sendRequest done [isAccepted] → sent`.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known) return known;
  const name = composeName(transition);
  names.set(transition, name);
  return name;
}

const names = new WeakMap<AnyTransitionDefinition, string>();

function composeName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const guard = guardName(transition);
  const alternatives = alternativesOf(transition);
  const targets = target?.map(pathOf).join(', ') ?? 'stays';
  return [
    `${pathOf(source)}: ${inWords(eventType)}`,
    guard ? ` [${guard}]` : '',
    alternatives.length > 1 && !guard ? ' [otherwise]' : '',
    ` → ${targets}`,
    alternatives.filter((other) => guardName(other) === guard).length > 1
      ? ` #${alternatives.indexOf(transition) + 1}`
      : '',
  ].join('');
}

/** The parts of a chart that are code where a name should stand, by their place. */
export function codeIn(machine: AnyStateMachine): string[] {
  const inNodes = [machine.root, ...statesBelow(machine.root)].flatMap((node) =>
    [node.config.entry, node.config.exit]
      .flat()
      .filter(isCode)
      .map(() => `${pathOf(node)}: entry or exit`),
  );
  const inTransitions = transitionsOf(machine)
    .filter(({ guard, actions }) => isCode(guard) || actions.some(isCode))
    .map(nameOf);
  return [...inNodes, ...inTransitions];
}

const isCode = (part: unknown): boolean => typeof part === 'function';
