import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { leavesOf, nameOf, pathOf, transitionsOf } from './chart.ts';
import type { Model } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { generatePaths } from './paths.ts';
import { asText, journeysIn, leavesIn, type Moment, runThrough } from './run.ts';

const isSubset = (part: object, whole: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([key, value]) => asText(whole[key]) === asText(value));

/** The journeys of a model, each with its whole state value at the end, and the transitions that it takes. */
function journeysOf<TMachine extends AnyStateMachine>(model: Model<TMachine>) {
  const { machine, fixtures } = model;
  const [start] = runThrough(machine, fixtures.input, []);
  const initial = machine.root.type === 'parallel' ? start?.snapshot.value : null;
  return journeysIn(model).map((journey) => ({
    ...journey,
    input: fixtures.input,
    ends:
      typeof initial === 'object' && typeof journey.ends === 'object' ? { ...initial, ...journey.ends } : journey.ends,
  }));
}

type WholeJourney = ReturnType<typeof journeysOf>[number];

/** What is wrong with the end of a journey on this machine; null when it ends as expected. */
function failureOf(machine: AnyStateMachine, journey: WholeJourney): string | null {
  const { name, input, steps, ends, actions = [], context = {} } = journey;
  let moments: Moment[];
  try {
    moments = runThrough(machine, input, steps);
  } catch (error) {
    return `"${name}" breaks: ${String(error)}`;
  }
  const { value, context: found } = moments.at(-1)?.snapshot ?? {};
  const executed = moments.flatMap((moment) => moment.actions);
  if (asText(leavesIn(value).sort()) !== asText(leavesIn(ends).sort())) {
    return `"${name}" ends in ${asText(value)}, not in ${asText(ends)}`;
  }
  if (asText(executed) !== asText(actions)) {
    return `"${name}" executes ${asText(executed)}, not ${asText(actions)}`;
  }
  return isSubset(context, found) ? null : `"${name}" ends with the context ${asText(found)}, not ${asText(context)}`;
}

/** What is wrong with journeys that do not end as expected. */
export const wrongJourneys = <TMachine extends AnyStateMachine>(model: Model<TMachine>): string[] =>
  journeysOf(model).flatMap((journey) => failureOf(model.machine, journey) ?? []);

/** The names of the mutants on which no journey fails. */
export function survivingMutants<TMachine extends AnyStateMachine>(model: Model<TMachine>): string[] {
  const journeys = journeysOf(model).map((journey) => ({
    journey,
    takes: new Set(runThrough(model.machine, journey.input, journey.steps).flatMap(({ taken }) => taken)),
  }));
  return mutantsOf(model.machine)
    .filter(({ machine, transition = '' }) => {
      // One that takes the faulty transition usually fails.
      const likeliestFirst = journeys.toSorted(
        (one, other) => Number(other.takes.has(transition)) - Number(one.takes.has(transition)),
      );
      return likeliestFirst.every(({ journey }) => failureOf(machine, journey) === null);
    })
    .map(({ name }) => name);
}

/**
 * What the generated paths of a model leave out: transitions that no path takes, innermost states that none reaches. And
 * contexts that are not plain JSON.
 */
export function gapsOf<TMachine extends AnyStateMachine>(model: Model<TMachine>) {
  const { machine, fixtures } = model;
  const moments = generatePaths(model).flatMap((steps) => runThrough(machine, fixtures.input, steps));
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  const reached = new Set(moments.flatMap(({ snapshot }) => leavesIn(snapshot.value)));
  const contexts = moments.map(({ snapshot }) => snapshot.context);
  return {
    untaken: transitionsOf(machine)
      .map(nameOf)
      .filter((name) => !taken.has(name)),
    unreached: leavesOf(machine)
      .map(pathOf)
      .filter((name) => !reached.has(name)),
    notPlain: contexts
      .filter((context) => !isDeepStrictEqual(JSON.parse(JSON.stringify(context)), context))
      .map(asText),
  };
}
