import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { alternativesOf, nameOf, statesOf, transitionsOf } from '../../packages/model-testing/src/chart.ts';
import { activeStates } from './chart.ts';
import type { Step } from './recording.ts';

const activeNodes = (machine: AnyStateMachine, value: unknown): AnyStateNode[] => {
  const active = activeStates(value);
  return statesOf(machine).filter(({ path }) => active.has(path.join('.')));
};

/** A state and those around it, from the inside out. */
const ancestry = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestry(node.parent) : [])];

/** The types of events that a machine knows, and whether each has a transition in the state that is active now. */
export function eventsOf(machine: AnyStateMachine, value: unknown): { type: string; isAccepted: boolean }[] {
  const types = new Set(transitionsOf(machine).map(({ eventType }) => eventType));
  const active = activeNodes(machine, value);
  return [...types]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .map((type) => ({ type, isAccepted: active.some(({ transitions }) => transitions.has(type)) }));
}

/**
 * The last results of a machine's guards, as far as they follow from the transitions that were taken. XState asks from
 * the innermost state outwards, and in the order of the chart, until a guard is true.
 * @param steps the steps of one actor
 * @returns the results by the names of the guards' transitions
 */
export function guardResults(machine: AnyStateMachine, steps: readonly Step[]): ReadonlyMap<string, boolean> {
  const results = new Map<string, boolean>();
  const transitions = transitionsOf(machine).filter(({ guard }) => guard !== undefined);
  const isGuarded = new Set(transitions.map(nameOf));
  const record = (name: string, isTrue: boolean) => {
    if (isGuarded.has(name)) results.set(name, isTrue);
  };
  for (const [index, { event, taken }] of steps.entries()) {
    const leaves = activeNodes(machine, steps[index - 1]?.value ?? {}).filter(
      ({ type }) => type === 'atomic' || type === 'final',
    );
    for (const leaf of leaves) {
      const asked = ancestry(leaf).flatMap((node) => node.transitions.get(event.type) ?? []);
      const firstTaken = asked.findIndex((transition) => taken.includes(nameOf(transition)));
      for (const transition of firstTaken === -1 ? asked : asked.slice(0, firstTaken))
        record(nameOf(transition), false);
    }
    for (const transition of transitionsOf(machine).filter((one) => taken.includes(nameOf(one)))) {
      const alternatives = alternativesOf(transition);
      for (const earlier of alternatives.slice(0, alternatives.indexOf(transition))) record(nameOf(earlier), false);
      record(nameOf(transition), true);
    }
  }
  return results;
}
