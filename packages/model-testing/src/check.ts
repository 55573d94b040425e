import { leavesIn, leavesOf, nameOf, pathOf, transitionsOf } from 'statechart/machine';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { generatePaths } from './paths.ts';
import { asText, firstMoment, type Moment, runThrough, scenariosIn } from './run.ts';

/** For each scenario of a model, a function that returns what is wrong with its end on a machine; null for nothing. */
function checksOf(model: AnyModel): ((machine: AnyStateMachine) => string | null)[] {
  const { root } = model.machine;
  const { input } = model.fixtures;
  const initial = root.type === 'parallel' ? firstMoment(model.machine, input).snapshot.value : {};
  return scenariosIn(model).map(({ name, steps, ends, actions = [], emits = [], sends = [], context = {} }) => {
    const value = typeof ends === 'object' ? { ...initial, ...ends } : ends;
    const expected = asText({ states: leavesIn(value).sort(), actions, emits, sends, context });
    return (machine) => {
      try {
        const { snapshot, actions, emits, sends } = runThrough(machine, input, steps).at(-1) as Moment;
        const found = asText({
          states: leavesIn(snapshot.value).sort(),
          actions,
          emits,
          sends,
          context: Object.fromEntries(Object.keys(context).map((key) => [key, snapshot.context[key]])),
        });
        return found === expected ? null : `"${name}" ends in ${found}, not in ${expected}`;
      } catch (error) {
        return `"${name}" breaks: ${String(error)}`;
      }
    };
  });
}

/** What is wrong with scenarios that do not end as expected. */
export const wrongScenarios = (model: AnyModel): string[] =>
  checksOf(model).flatMap((check) => check(model.machine) ?? []);

/** The names of the mutants on which no scenario fails. */
export function survivingMutants(model: AnyModel): string[] {
  const checks = checksOf(model);
  return mutantsOf(model.machine).flatMap(({ name, machine }) => {
    const failing = checks.findIndex((check) => check(machine) !== null);
    if (failing < 0) return [name];
    // It usually fails on the next mutant as well, which has its fault in the same place.
    checks.unshift(...checks.splice(failing, 1));
    return [];
  });
}

/** What the generated paths of a model leave out: transitions that no path takes, innermost states that none reaches. */
export function gapsOf(model: AnyModel) {
  const { machine, fixtures } = model;
  const moments = generatePaths(model).flatMap((steps) => runThrough(machine, fixtures.input, steps));
  const taken = new Set(moments.flatMap((moment) => moment.taken));
  const reached = new Set(moments.flatMap(({ snapshot }) => leavesIn(snapshot.value)));
  return {
    untaken: transitionsOf(machine)
      .filter((transition) => !taken.has(transition))
      .map(nameOf),
    unreached: leavesOf(machine)
      .map(pathOf)
      .filter((name) => !reached.has(name)),
  };
}
