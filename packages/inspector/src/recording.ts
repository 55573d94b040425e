import { type Chart, readChart } from 'statechart/chart';
import { nameOf } from 'statechart/machine';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';

/** An actor of the page. */
export interface InspectedActor {
  readonly id: string;
  /** Its own id, or that of its machine. */
  readonly name: string;
  readonly parentId: string | undefined;
  /** Undefined for an actor that is not a machine. */
  readonly chart: Chart | undefined;
}

/** An event that an actor received, and its snapshot after it, as plain JSON. */
export interface Step {
  /** Counts all steps of the page. */
  readonly number: number;
  /** A timestamp in milliseconds. */
  readonly at: number;
  readonly actorId: string;
  readonly event: AnyEventObject;
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  /** The ids of the transitions that were taken. */
  readonly taken: readonly string[];
  /** Whether there was no transition for the event. */
  readonly isIgnored: boolean;
}

/** What actors did, oldest first. */
export interface Recording {
  readonly actors: readonly InspectedActor[];
  readonly steps: readonly Step[];
}

/** What the page and the inspector tell each other. */
export type Message =
  /** The page was loaded, or the inspector asked for it. */
  | { readonly type: 'recording.sent'; readonly recording: Recording }
  | { readonly type: 'actor.created'; readonly actor: InspectedActor }
  | { readonly type: 'actor.stepped'; readonly step: Step }
  | { readonly type: 'inspector.opened' }
  | { readonly type: 'event.sent'; readonly actorId: string; readonly event: AnyEventObject };

/** The channel between the page of a tab and its inspector. */
export const openChannel = (tab: string): BroadcastChannel => new BroadcastChannel(`inspector ${tab}`);

/** A recording of nothing. */
export const emptyRecording: Recording = { actors: [], steps: [] };

/** Adds a message of the page to a recording. */
export function addMessage(recording: Recording, message: Message): Recording {
  const { actors, steps } = recording;
  switch (message.type) {
    case 'recording.sent':
      return message.recording;
    case 'actor.created':
      return { actors: [...actors, message.actor], steps };
    case 'actor.stepped': {
      const { step } = message;
      // React's strict mode starts an actor twice: what it did before is forgotten.
      const isStart = step.event.type === 'xstate.init';
      const earlier = isStart ? steps.filter(({ actorId }) => actorId !== step.actorId) : steps;
      return { actors, steps: [...earlier, step].slice(-2000) };
    }
    default:
      return recording;
  }
}

/** A value as plain JSON. What JSON cannot contain becomes the name of its kind in brackets. */
function plain(value: unknown): unknown {
  const replace = (_: string, part: unknown): unknown => {
    if (part instanceof Error) return { name: part.name, message: part.message };
    if (typeof part === 'function' || typeof part === 'bigint') return `[${typeof part}]`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const prototype: unknown = Object.getPrototypeOf(part);
    return prototype === null || prototype === Object.prototype ? part : `[${part.constructor.name}]`;
  };
  try {
    return JSON.parse(JSON.stringify(value, replace) ?? 'null');
  } catch {
    return '[circular]';
  }
}

/** The actor that started another. The field has no public name. */
export const parentActorOf = ({ _parent }: AnyActorRef): AnyActorRef | undefined => _parent;

function describeActor(actor: AnyActorRef): InspectedActor {
  const { sessionId, id } = actor;
  const { logic } = actor as unknown as { logic: object };
  const machine = 'root' in logic ? (logic as AnyStateMachine) : undefined;
  return {
    id: sessionId,
    // XState gives an actor without an id its session id.
    name: id === sessionId && machine ? machine.id : id,
    parentId: parentActorOf(actor)?.sessionId,
    chart: machine && readChart(machine),
  };
}

/** Creates a recorder that reports each actor and each step. */
export function createRecorder(report: (message: Message) => void) {
  const actors = new Map<string, AnyActorRef>();
  /** The transitions that each actor has taken since its last step. */
  const takenBy = new Map<string, string[]>();
  let number = 0;
  return {
    /** An `inspect` option of `createActor`. */
    inspect: (inspected: InspectionEvent): void => {
      const { sessionId: actorId } = inspected.actorRef;
      if (inspected.type === '@xstate.actor') {
        const actor = inspected.actorRef as AnyActorRef;
        actors.set(actorId, actor);
        report({ type: 'actor.created', actor: describeActor(actor) });
      } else if (inspected.type === '@xstate.microstep') {
        // The transition to the initial state is not in the chart.
        const drawn = inspected._transitions.filter(({ eventType }) => eventType !== 'xstate.init');
        takenBy.set(actorId, [...(takenBy.get(actorId) ?? []), ...drawn.map(nameOf)]);
      } else if (inspected.type === '@xstate.snapshot') {
        const { event, snapshot } = inspected;
        const { status, value, context }: { status: string; value?: unknown; context?: unknown } = snapshot;
        const taken = takenBy.get(actorId) ?? [];
        takenBy.delete(actorId);
        number += 1;
        const step: Step = {
          number,
          at: Date.now(),
          actorId,
          event: { ...Object(plain(event)), type: event.type },
          status,
          value: plain(value),
          context: plain(context),
          taken,
          isIgnored: taken.length === 0 && !/^xstate\.(?:init|stop)$/.test(event.type),
        };
        report({ type: 'actor.stepped', step });
      }
    },
    /** Sends an event to an actor, if it still exists. */
    send: (actorId: string, event: AnyEventObject): void => actors.get(actorId)?.send(event),
  };
}

/** What can happen to a machine, event by event. The end of an actor and a delay that has passed are events of XState. */
export interface Scenario {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
}

/** Runs the machine of a scenario without its actions, actors and delays. */
export function playScenario({ machine, input, events }: Scenario): Recording {
  let recording = emptyRecording;
  const { inspect } = createRecorder((message) => {
    recording = addMessage(recording, message);
  });
  const { actions, actors } = machine.implementations;
  // XState's own actions, such as `assign`, stay.
  const effects = Object.keys(actions).filter((name) => !('resolve' in Object(actions[name])));
  const quiet = machine.provide({
    actions: Object.fromEntries(effects.map((name) => [name, () => {}])),
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, fromCallback(() => {})])),
  });
  const actor = createActor(quiet, { input, inspect, clock: new SimulatedClock() }).start();
  for (const event of events) actor.send(event);
  return recording;
}

/** The entries of a log. Successive steps of an actor for the same type of event that do the same are one. */
export function logOf(steps: readonly Step[]) {
  const entries: { first: number; step: Step; count: number }[] = [];
  const kindOf = ({ actorId, event, taken }: Step) => [actorId, event.type, ...taken].join();
  for (const step of steps) {
    const entry = entries.at(-1);
    if (entry && kindOf(entry.step) === kindOf(step)) {
      entry.step = step;
      entry.count += 1;
    } else entries.push({ first: step.number, step, count: 1 });
  }
  return entries;
}
