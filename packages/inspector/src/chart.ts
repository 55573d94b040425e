import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a chart. */
export interface ChartState {
  /** Its path with dots; empty for the root. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  /** Whether it is a region of a parallel state. */
  readonly isRegion: boolean;
  /** The id of the initial state inside. */
  readonly initial: string | undefined;
  /** Entry and exit actions, and invoked actors. */
  readonly lines: readonly string[];
  readonly states: readonly ChartState[];
}

/** A transition of a chart. */
export interface ChartTransition {
  readonly id: string;
  readonly eventType: string;
  /** The id of a state, as are the targets. */
  readonly source: string;
  /** Empty for a transition that does not leave its state. */
  readonly targets: readonly string[];
  /** As in UML: `event [guard] / action, action`. */
  readonly words: readonly string[];
  /** Whether it keeps the states around it from receiving the event, and does nothing else. */
  readonly isForbidden: boolean;
}

/** What a machine's definition says, as plain JSON. */
export interface Chart {
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/** The transitions of the same state for the same event, in the order of the definition. */
const alternativesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** The same for a transition in every copy of its machine. */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  [pathOf(transition.source), transition.eventType, alternativesOf(transition).indexOf(transition)].join(' ');

/** What triggers a transition, in the words of a developer. */
function describeEvent(eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay === undefined ? eventType : `after ${delay}`;
}

/** The name of a guard or an action. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'a function';
}

const actionWords = (names: readonly string[]): string[] =>
  names.map((name, index) => `${index === 0 ? '/ ' : ''}${name}${index < names.length - 1 ? ',' : ''}`);

function readTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target = [], eventType, guard, actions } = transition;
  const condition = guard === undefined ? 'else' : nameOf(guard);
  const isForbidden = target.length === 0 && actions.length === 0;
  return {
    id: transitionId(transition),
    eventType,
    source: pathOf(source),
    targets: target.map(pathOf),
    words: [
      describeEvent(eventType),
      ...(guard !== undefined || alternativesOf(transition).length > 1 ? [`[${condition}]`] : []),
      ...(isForbidden ? ['(ignored)'] : actionWords(actions.map(nameOf))),
    ],
    isForbidden,
  };
}

function readState(node: AnyStateNode): ChartState {
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  // Those of the configuration: XState adds its own for delays.
  const actionsAt = (when: 'entry' | 'exit') => {
    const names = [node.config[when] ?? []].flat().map(nameOf);
    return names.length === 0 ? [] : [[when, ...actionWords(names)].join(' ')];
  };
  return {
    id: pathOf(node),
    name: node.key,
    kind: node.type,
    isRegion: node.parent?.type === 'parallel',
    initial: initial && pathOf(initial),
    lines: [...actionsAt('entry'), ...actionsAt('exit'), ...node.invoke.map(({ id }) => `invoke ${id}`)],
    states: Object.values(node.states).map(readState),
  };
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)];

/** The chart of a machine. */
export const readChart = ({ root }: AnyStateMachine): Chart => ({
  root: readState(root),
  transitions: nodesIn(root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(readTransition),
});

/** The ids of the active states, the root's included. */
export function activeStates(value: unknown, id = ''): ReadonlySet<string> {
  const inner = typeof value === 'string' ? { [value]: {} } : (value ?? {});
  const prefix = id === '' ? '' : `${id}.`;
  return new Set([id, ...Object.entries(inner).flatMap(([name, part]) => [...activeStates(part, prefix + name)])]);
}

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.');

/** The ids of the innermost active states. */
export function leavesOf(value: unknown): string[] {
  const active = [...activeStates(value)];
  return active.filter((id) => !active.some((other) => other !== '' && parentOf(other) === id));
}

/** The events that a chart knows, and whether it has a transition for each in its active states, whatever its guards say. */
export function eventsOf({ transitions }: Chart, value: unknown): { type: string; isAccepted: boolean }[] {
  const accepts = (id: string, type: string): boolean => {
    const own = transitions.filter(({ source, eventType }) => source === id && eventType === type);
    if (own.length > 0) return own.some(({ isForbidden }) => !isForbidden);
    return id !== '' && accepts(parentOf(id), type);
  };
  const types = new Set(transitions.map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && type !== '*' && !type.startsWith('xstate.'))
    .map((type) => ({ type, isAccepted: leavesOf(value).some((leaf) => accepts(leaf, type)) }));
}
