import type { AnyStateMachine } from 'xstate';
import { leavesOf, nameOf, pathOf, transitionsOf } from './chart.ts';
import type { Model } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { generatePaths } from './paths.ts';
import { asText, journeysIn, leavesIn, runThrough } from './run.ts';

/** The journeys of a model, each with its whole end. */
function journeysOf<TMachine extends AnyStateMachine>(model: Model<TMachine>) {
  const { machine, fixtures } = model;
  const [start] = runThrough(machine, fixtures.input, []);
  const initial = machine.root.type === 'parallel' ? start?.snapshot.value : {};
  return journeysIn(model).map(({ name, steps, ends, actions = [], context = {} }) => {
    const value = typeof ends === 'object' ? { ...initial, ...ends } : ends;
    return { name, input: fixtures.input, steps, end: { states: leavesIn(value).sort(), actions, context } };
  });
}

type WholeJourney = ReturnType<typeof journeysOf>[number];

/** What is wrong with the end of a journey on this machine; null when it ends as expected. */
function failureOf(machine: AnyStateMachine, { name, input, steps, end }: WholeJourney): string | null {
  try {
    const moments = runThrough(machine, input, steps);
    const { value, context } = moments.at(-1)?.snapshot ?? {};
    const found = {
      states: leavesIn(value).sort(),
      actions: moments.flatMap((moment) => moment.actions),
      context: Object.fromEntries(Object.keys(end.context).map((key) => [key, context[key]])),
    };
    return asText(found) === asText(end) ? null : `"${name}" ends in ${asText(found)}, not in ${asText(end)}`;
  } catch (error) {
    return `"${name}" breaks: ${String(error)}`;
  }
}

/** What is wrong with journeys that do not end as expected. */
export const wrongJourneys = <TMachine extends AnyStateMachine>(model: Model<TMachine>): string[] =>
  journeysOf(model).flatMap((journey) => failureOf(model.machine, journey) ?? []);

/** The names of the mutants on which no journey fails. */
export function survivingMutants<TMachine extends AnyStateMachine>(model: Model<TMachine>): string[] {
  const journeys = journeysOf(model);
  return mutantsOf(model.machine).flatMap(({ name, machine }) => {
    const failing = journeys.findIndex((journey) => failureOf(machine, journey) !== null);
    if (failing < 0) return [name];
    // It usually fails on the next mutant as well, which has its fault in the same place.
    journeys.unshift(...journeys.splice(failing, 1));
    return [];
  });
}

/** What the generated paths of a model leave out: transitions that no path takes, innermost states that none reaches. */
export function gapsOf<TMachine extends AnyStateMachine>(model: Model<TMachine>) {
  const { machine, fixtures } = model;
  const moments = generatePaths(model).flatMap((steps) => runThrough(machine, fixtures.input, steps));
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  const reached = new Set(moments.flatMap(({ snapshot }) => leavesIn(snapshot.value)));
  return {
    untaken: transitionsOf(machine)
      .map(nameOf)
      .filter((name) => !taken.has(name)),
    unreached: leavesOf(machine)
      .map(pathOf)
      .filter((name) => !reached.has(name)),
  };
}
