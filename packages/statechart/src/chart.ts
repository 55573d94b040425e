import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { conditionOf, delayIn, nameOf, pathOf, transitionsOf, wordsOf } from './machine.ts';

export interface ChartState {
  /** Its path with dots; empty for the root. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly description: string | undefined;
  /** Whether it is a region of a parallel state. */
  readonly isRegion: boolean;
  /** The id of the initial state inside. */
  readonly initial: string | undefined;
  /** Entry and exit actions, and invoked actors. */
  readonly lines: readonly string[];
  readonly states: readonly ChartState[];
}

export interface ChartTransition {
  /** Its name, unique in the machine. */
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

/** What triggers a transition, in the words of a developer. */
function describeEvent(eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  const delay = delayIn(eventType);
  return delay === undefined ? eventType : `after ${delay}`;
}

const actionWords = (names: readonly string[]): string[] =>
  names.map((name, index) => `${index === 0 ? '/ ' : ''}${name}${index < names.length - 1 ? ',' : ''}`);

function readTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target = [], eventType, actions } = transition;
  const condition = conditionOf(transition);
  const isForbidden = target.length === 0 && actions.length === 0;
  return {
    id: nameOf(transition),
    eventType,
    source: pathOf(source),
    targets: target.map(pathOf),
    words: [
      describeEvent(eventType),
      ...(condition === undefined ? [] : [`[${condition}]`]),
      ...(isForbidden ? ['(ignored)'] : actionWords(actions.map(wordsOf))),
    ],
    isForbidden,
  };
}

function readState(node: AnyStateNode): ChartState {
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  // Those of the configuration: XState adds its own for delays.
  const actionsAt = (when: 'entry' | 'exit') => {
    const names = [node.config[when] ?? []].flat().map(wordsOf);
    return names.length === 0 ? [] : [[when, ...actionWords(names)].join(' ')];
  };
  return {
    id: pathOf(node),
    name: node.key,
    kind: node.type,
    description: node.description,
    isRegion: node.parent?.type === 'parallel',
    initial: initial && pathOf(initial),
    lines: [...actionsAt('entry'), ...actionsAt('exit'), ...node.invoke.map(({ id }) => `invoke ${id}`)],
    states: Object.values(node.states).map(readState),
  };
}

/** The chart of a machine. */
export const readChart = (machine: AnyStateMachine): Chart => ({
  root: readState(machine.root),
  transitions: transitionsOf(machine).map(readTransition),
});
