import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
} from 'xstate';
import { memoize } from './memoize.ts';
import { type Effects, type ExecutedAction, effectsOf, serialize } from './replay.ts';
import { asText, type PlainModel, type StepEvent, stepEventsOf } from './steps.ts';

/** More different snapshots than this mean that a machine's context grows without a bound. */
const maxSnapshots = 500;

/** What an event does to a snapshot. */
export interface Edge extends Effects {
  /** The next snapshot. */
  readonly target: AnyMachineSnapshot;
  /** The transitions taken. */
  readonly taken: readonly AnyTransitionDefinition[];
}

/** The snapshots of a machine, and what leads from one to another. Equal snapshots are the same object. */
export interface SnapshotGraph {
  readonly start: Edge;
  readonly steps: readonly StepEvent[];
  /** The edge of an event, whether it can happen or not. */
  readonly edge: (from: AnyMachineSnapshot, event: AnyEventObject) => Edge;
  /**
   * The steps that can happen on a screen and have a transition.
   * @throws Error when the machine's context grows without a bound
   */
  readonly stepsFrom: (from: AnyMachineSnapshot) => readonly StepEvent[];
}

/** The field of the context that got a new value last. */
function growingField(snapshots: Iterable<AnyMachineSnapshot>): string {
  const known = new Set<string>();
  let last = '';
  for (const [field, value] of [...snapshots].flatMap(({ context }) => Object.entries(context))) {
    const text = `${field} ${asText(value)}`;
    if (!known.has(text)) last = field;
    known.add(text);
  }
  return last;
}

/** The graph of a machine's snapshots. Nothing runs, and each edge is computed once, when it is asked for. */
export function snapshotGraph(model: PlainModel): SnapshotGraph {
  const { machine, fixtures } = model;
  const steps = stepEventsOf(model);
  let taken: AnyTransitionDefinition[] = [];
  let executed: ExecutedAction[] = [];
  const self = createActor(
    fromTransition((state) => state, null),
    {
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
      },
    },
  );
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => void executed.push(action),
  };
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const explored = new Set<AnyMachineSnapshot>();

  function edgeTo(compute: () => AnyMachineSnapshot): Edge {
    taken = [];
    executed = [];
    const next = compute();
    const text = serialize(next);
    const target = snapshots.get(text) ?? next;
    snapshots.set(text, target);
    return { target, taken, ...effectsOf(executed) };
  }

  function canHappen(from: AnyMachineSnapshot, { step, event }: StepEvent): boolean {
    if (machine.getTransitionData(from, event).length === 0) return false;
    if ('passed' in step) return true;
    return (event === step ? fixtures.canHappen?.(from, event) : fixtures.canEnd?.(from, step)) ?? true;
  }

  const edgesFrom = memoize((from: AnyMachineSnapshot) =>
    memoize((event: AnyEventObject) => edgeTo(() => machine.transition(from, event, scope))),
  );
  return {
    start: edgeTo(() => machine.getInitialSnapshot(scope, fixtures.input)),
    steps,
    edge: (from, event) => edgesFrom(from)(event),
    stepsFrom: memoize((from: AnyMachineSnapshot) => {
      explored.add(from);
      if (explored.size > maxSnapshots) {
        const field = growingField(explored);
        throw new Error(
          `The machine "${machine.id}" has more than ${maxSnapshots} snapshots: its context grows in "${field}".`,
        );
      }
      return steps.filter((step) => canHappen(from, step));
    }),
  };
}
