import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leavesIn } from './check.ts';
import { flatten } from './flat-machine.ts';
import { asText, describeStep, type PlainModel, type PlainStep } from './steps.ts';

/** The regions of a state and the fields of a context, as text by their names. */
type Parts = ReadonlyMap<string, string>;

const header = (
  machine: string,
) => `What each step does to the machine "${machine}": condition → effects. What no row names stays as it is.
"does" lists actions, "starts" actors and delays, and "possible" says when an actor can end or a delay can pass.
A change here is a change of behavior: review it. "npm run test:unit -- ${machine} -u" writes this file.`;

/** What becomes of a part: for each snapshot its text, or undefined where there is nothing to say. */
type Outcomes = readonly (string | undefined)[];

function partsOf(machine: AnyStateMachine, { value, context }: AnyMachineSnapshot): Parts {
  const regions = machine.root.type === 'parallel' && typeof value === 'object' ? value : { state: value };
  return new Map([
    ...Object.entries(regions)
      .filter(([, inner]) => asText(inner) !== '{}')
      .map(([name, inner]) => [name, leavesIn(inner).join(', ')] as const),
    ...Object.entries(context).map(([name, field]) => [`context.${name}`, asText(field)] as const),
  ]);
}

const subsetsOf = ([first, ...rest]: readonly string[]): string[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]]);

const conditionOf = (parts: Parts, names: readonly string[]): string =>
  names.map((name) => `${name} ${parts.get(name)}`).join(', ');

const isDecidedBy = (from: readonly Parts[], outcomes: Outcomes, names: readonly string[]): boolean => {
  const decided = new Map(from.map((parts, index) => [conditionOf(parts, names), outcomes[index]]));
  return from.every((parts, index) => decided.get(conditionOf(parts, names)) === outcomes[index]);
};

/** The fewest parts that decide an outcome in every snapshot. */
const decisiveParts = (from: readonly Parts[], outcomes: Outcomes, names: readonly string[]): string[] =>
  subsetsOf(names)
    .sort((one, other) => one.length - other.length)
    .find((subset) => isDecidedBy(from, outcomes, subset)) ?? [...names];

/** The values of each key, in the order of the first of each. */
function grouped(entries: readonly (readonly [string, string])[]): [string, string[]][] {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of entries) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return [...groups].map(([key, values]) => [key, [...values]]);
}

type Entry = readonly [parts: Parts, outcome: string];
type Row = readonly [condition: string, outcome: string];

/** Rows with these conditions. The values of the part `listed` are in one row where all else is the same. */
function rowsWith(entries: readonly Entry[], names: readonly string[], listed: string): Row[] {
  const others = names.filter((name) => name !== listed);
  return grouped(entries.map(([parts, outcome]) => [outcome, conditionOf(parts, others)])).flatMap(([outcome, found]) =>
    found.map((condition): Row => {
      const alike = entries.filter((entry) => entry[1] === outcome && conditionOf(entry[0], others) === condition);
      const values = [...new Set(alike.map(([parts]) => parts.get(listed)))];
      return [[...(condition ? [condition] : []), `${listed} ${values.join(' | ')}`].join(', '), outcome];
    }),
  );
}

/** Conditions with their outcome. Of variants, which say the same, the one that the fewest parts decide. */
function rowsOf(from: readonly Parts[], variants: readonly Outcomes[], names: readonly string[]): Row[] {
  const [best] = variants
    .map((outcomes) => ({ outcomes, decisive: decisiveParts(from, outcomes, names) }))
    .sort((one, other) => one.decisive.length - other.decisive.length);
  if (!best) return [];
  const { outcomes, decisive } = best;
  const entries = from.flatMap((parts, index): Entry[] => {
    const outcome = outcomes[index];
    return outcome === undefined ? [] : [[parts, outcome]];
  });
  if (decisive.length === 0) return entries.slice(0, 1).map(([, outcome]) => ['always', outcome]);
  const inOrder = [...(from[0]?.keys() ?? [])].filter((name) => decisive.includes(name));
  const [shortest = []] = inOrder
    .map((listed) => rowsWith(entries, inOrder, listed))
    .sort((one, other) => one.length - other.length);
  return shortest;
}

/**
 * What a machine does, as a decision table of each step that a person can review. A row has the fewest conditions that
 * decide it, so regions that do not depend on each other are not multiplied. Machines with the same table and fixtures have
 * the same {@link flatten flat machine}.
 */
export function transitionTable(model: PlainModel): string {
  const { machine } = model;
  const { start, snapshots, steps, edge } = flatten(model);
  const from = snapshots.map((snapshot) => partsOf(machine, snapshot));
  const first = partsOf(machine, start.target);
  const names = [...first.keys()];
  const varying = names.filter((name) => new Set(from.map((parts) => parts.get(name))).size > 1);

  function tableOf(step: PlainStep, index: number): string {
    const edges = snapshots.map((snapshot) => edge(snapshot, index));
    const before = from.filter((_, state) => edges[state]);
    const taken = edges.filter((found) => found !== undefined);
    const after = taken.map(({ target }) => partsOf(machine, target));
    const listed = (key: 'actions' | 'starts', verb: string): Outcomes =>
      taken.map(({ [key]: list }) => (list.length > 0 ? `${verb} ${list.join(', ')}` : undefined));
    const changeOf = (name: string): Row[] => {
      const values = after.map((parts) => `${name} ${parts.get(name)}`);
      const changes = values.map((value, state) =>
        value === `${name} ${before[state]?.get(name)}` ? undefined : value,
      );
      if (changes.every((change) => change === undefined)) return [];
      return rowsOf(before, [changes, values], [name, ...varying.filter((other) => other !== name)]);
    };
    const rows = [
      ...names.flatMap(changeOf),
      ...rowsOf(before, [listed('actions', 'does')], varying),
      ...rowsOf(before, [listed('starts', 'starts')], varying),
    ];
    const lines = grouped(rows).map(([condition, outcomes]) => `  ${condition} → ${outcomes.join('; ')}`);
    const conditions = rowsOf(from, [edges.map((found) => found && 'possible')], varying).map(
      ([condition]) => condition,
    );
    const possible = 'type' in step ? '' : ` (possible: ${conditions.join('; ') || 'never'})`;
    return [`${describeStep(step)}${possible}`, ...(lines.length > 0 ? lines : ['  is ignored'])].join('\n');
  }
  return `${[header(machine.id), `at first\n  ${conditionOf(first, names)}`, ...steps.map(tableOf)].join('\n\n')}\n`;
}
