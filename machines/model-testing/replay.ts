import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { nameOf } from './chart.ts';
import { asText, type PlainStep } from './steps.ts';

/** Where a machine stands after a step, and how it came there. */
export interface Standing {
  readonly value: AnyMachineSnapshot['value'];
  readonly context: AnyMachineSnapshot['context'];
  /** Value and context, as {@link identityOf} says them. */
  readonly identity: string;
  /** The names of the transitions taken in this step. */
  readonly taken: readonly string[];
  /** The actions performed in this step; not those that only change the context or start and stop actors. */
  readonly performed: readonly string[];
}

/** Value and context as text: two snapshots that read the same are the same to a test. */
export const identityOf = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>): string =>
  asText({ value, context });

/** An actor that ends when the script says so. */
const scriptedActor: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'script.done') return { status: 'done', output: event.output, error: undefined };
    if (event.type === 'script.failed') return { status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
};

const isBuiltIn = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

/** The machine with actors that wait for the script, and with actions that touch nothing. */
function rehearsed(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const silent = Object.entries(actions)
    .filter(([, action]) => !isBuiltIn(action))
    .map(([name]) => [name, () => {}]);
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, scriptedActor])),
    actions: Object.fromEntries(silent),
  });
}

function durationOf(machine: AnyStateMachine, delay: string, snapshot: AnyMachineSnapshot): number {
  const duration: unknown = machine.implementations.delays[delay];
  if (typeof duration === 'number') return duration;
  if (typeof duration === 'function') return Number(duration({ context: snapshot.context, event: { type: 'passed' } }));
  throw new Error(`The delay "${delay}" is not known.`);
}

/**
 * Plays steps to the running machine, on a clock that only the steps move and with actors that end as the steps say.
 * @returns where the machine stood at first and after each step
 * @throws Error when an actor is to end that is not running, or a delay is to pass that nothing waits for
 */
export function replay(machine: AnyStateMachine, input: unknown, steps: readonly PlainStep[]): Standing[] {
  const clock = new SimulatedClock();
  let taken: string[] = [];
  let performed: string[] = [];
  const actor = createActor(rehearsed(machine), {
    clock,
    input,
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(nameOf));
      if (seen.type === '@xstate.action' && !seen.action.type.startsWith('xstate.')) performed.push(seen.action.type);
    },
  });

  const waitsFor = (delay: string): boolean =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).some(
      ({ source, event }) => source === actor && event.type.startsWith(`xstate.after.${delay}.`),
    );

  const endActor = (name: string, event: AnyEventObject): void => {
    const child = actor.getSnapshot().children[name];
    if (child?.getSnapshot().status !== 'active') throw new Error(`The actor "${name}" is not running.`);
    child.send(event);
  };

  const pass = (delay: string): void => {
    if (!waitsFor(delay)) throw new Error(`Nothing waits for the delay "${delay}".`);
    clock.increment(durationOf(machine, delay, actor.getSnapshot()));
  };

  const play = (step: PlainStep): void => {
    if ('type' in step) actor.send(step);
    else if ('done' in step) endActor(step.done, { type: 'script.done', output: step.output });
    else if ('failed' in step) endActor(step.failed, { type: 'script.failed', error: step.error });
    else pass(step.passed);
  };

  const standing = (): Standing => {
    const { value, context, status, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    const now = { value, context, identity: identityOf({ value, context }), taken, performed };
    taken = [];
    performed = [];
    return now;
  };

  // Without a listener XState reports a broken machine as an uncaught error; here it ends the replay.
  actor.subscribe({ error: () => {} });
  actor.start();
  const standings = [standing()];
  for (const step of steps) {
    play(step);
    standings.push(standing());
  }
  actor.stop();
  return standings;
}
