import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { conditionOf, describeEvent, nameIn, nameOf, transitionsOf } from '../../packages/model-testing/src/chart.ts';

/** A state of a chart. */
export interface ChartState {
  /** Its path with dots; empty for the root. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  /** Whether it is a region of a parallel state. */
  readonly isRegion: boolean;
  /** The id of the initial child state. */
  readonly initial: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The ids of the invoked actors. */
  readonly invokes: readonly string[];
  /** Transitions that do not leave the state. */
  readonly internal: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** A transition of a chart. */
export interface ChartTransition {
  /** Unique in the chart. */
  readonly name: string;
  /** The id of a state, as are the targets. */
  readonly source: string;
  /** Empty for a transition that does not leave the state. */
  readonly targets: readonly string[];
  /** An event, `always`, `after …`, or the end of an actor. */
  readonly trigger: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** A line below, for example about its tests. */
  readonly note: string | undefined;
}

/** A machine's states and transitions, ready to be laid out. */
export interface Chart {
  readonly root: ChartState;
  /** The transitions to other states. */
  readonly transitions: readonly ChartTransition[];
}

const idOf = ({ path }: AnyStateNode): string => path.join('.');

function readTransition(transition: AnyTransitionDefinition, notes: ReadonlyMap<string, string>): ChartTransition {
  const name = nameOf(transition);
  return {
    name,
    source: idOf(transition.source),
    targets: transition.target?.map(idOf) ?? [],
    trigger: describeEvent(transition.eventType),
    guard: conditionOf(transition),
    actions: transition.actions.map(nameIn),
    note: notes.get(name),
  };
}

function readState(node: AnyStateNode, transitions: readonly ChartTransition[]): ChartState {
  const id = idOf(node);
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id,
    name: node.key,
    kind: node.type,
    isRegion: node.parent?.type === 'parallel',
    initial: initial && idOf(initial),
    // Those of the configuration: XState adds its own for delays.
    entry: [node.config.entry ?? []].flat().map(nameIn),
    exit: [node.config.exit ?? []].flat().map(nameIn),
    invokes: node.invoke.map((invoked) => invoked.id),
    internal: transitions.filter(({ source, targets }) => source === id && targets.length === 0),
    states: Object.values(node.states).map((child) => readState(child, transitions)),
  };
}

/**
 * The chart of a machine.
 * @param notes lines below transitions, by the names of these
 */
export function readChart(machine: AnyStateMachine, notes: ReadonlyMap<string, string> = new Map()): Chart {
  const transitions = transitionsOf(machine).map((transition) => readTransition(transition, notes));
  return {
    root: readState(machine.root, transitions),
    transitions: transitions.filter(({ targets }) => targets.length > 0),
  };
}

type MachineConfig = Parameters<typeof createMachine>[0];

/**
 * The machine of an actor's definition, without implementations.
 * @param definition the machine's configuration as JSON
 * @returns null when the actor is not a machine, but for example a promise
 */
export function machineFrom(definition: string | undefined): AnyStateMachine | null {
  const config: MachineConfig | null = JSON.parse(definition ?? 'null');
  return config?.states === undefined ? null : createMachine(config);
}

/** The ids of the active states, the root's included. */
export function activeStates(value: unknown, id = ''): ReadonlySet<string> {
  const inner = typeof value === 'string' ? { [value]: {} } : (value ?? {});
  const prefix = id === '' ? '' : `${id}.`;
  return new Set([id, ...Object.entries(inner).flatMap(([name, part]) => [...activeStates(part, prefix + name)])]);
}
