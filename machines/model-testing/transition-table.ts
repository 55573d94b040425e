import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leavesIn } from './check.ts';
import { flatten } from './flat-machine.ts';
import { asText, describeStep, type PlainModel, type PlainStep } from './steps.ts';

/** The regions of a state and the fields of a context, as text by their names. */
type Parts = ReadonlyMap<string, string>;

const header = (
  machine: string,
) => `What each step does to the machine "${machine}": condition → effects. What no row names stays as it is. An actor can end,
or a delay can pass, where it is "possible". Review each change: "npm run test:unit -- ${machine} -u" writes this file.`;

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

const bySize = (one: readonly unknown[], other: readonly unknown[]): number => one.length - other.length;

/** The values of each key, in the order of the first of each. */
function grouped<TValue>(entries: readonly (readonly [string, TValue])[]): ReadonlyMap<string, ReadonlySet<TValue>> {
  const groups = new Map<string, Set<TValue>>();
  for (const [key, value] of entries) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return groups;
}

/** The outcomes in the snapshots that have the same values of some parts, by these values. */
const outcomesBy = (from: readonly Parts[], outcomes: Outcomes, names: readonly string[]) =>
  grouped(from.map((parts, index) => [conditionOf(parts, names), outcomes[index]]));

/** The fewest parts that decide an outcome in every snapshot. */
const decisiveParts = (from: readonly Parts[], outcomes: Outcomes, names: readonly string[]): string[] =>
  subsetsOf(names)
    .sort(bySize)
    .find((subset) => [...outcomesBy(from, outcomes, subset).values()].every(({ size }) => size === 1)) ?? [...names];

/** A condition, as the values of each part, with an outcome. */
type Row = readonly [condition: ReadonlyMap<string, readonly string[]>, outcome: string];

const describeCondition = (condition: Row[0]): string =>
  [...condition].map(([name, values]) => `${name} ${values.join(' | ')}`).join(', ') || 'always';

/** The values of a part in one row, where all else is the same. */
function joined(rows: readonly Row[], part: string): Row[] {
  const groups = new Map<string, Row>();
  for (const [condition, outcome] of rows) {
    const values = condition.get(part);
    const others = describeCondition(new Map([...condition].filter(([name]) => name !== part)));
    const key = `${values ? part : ''} ${others} → ${outcome}`;
    const known = groups.get(key)?.[0].get(part) ?? [];
    const all: [string, string[]][] = values ? [[part, [...new Set([...known, ...values])]]] : [];
    groups.set(key, [new Map([...condition, ...all]), outcome]);
  }
  return [...groups.values()];
}

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) => ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

/** Conditions with their outcome. Of variants, which say the same, the one that the fewest parts decide. */
function rowsOf(from: readonly Parts[], variants: readonly Outcomes[], names: readonly string[]): Row[] {
  const [best] = variants
    .map((outcomes) => ({ outcomes, decisive: decisiveParts(from, outcomes, names) }))
    .sort((one, other) => one.decisive.length - other.decisive.length);
  if (!best) return [];
  const { outcomes, decisive } = best;
  const inOrder = [...(from[0]?.keys() ?? [])].filter((name) => decisive.includes(name));
  /** A row for each snapshot that has an outcome, with the first of these sets of parts that decides it. */
  const rowsWith = (sets: readonly string[][]): Row[] => {
    const known = sets.map((set) => ({ set, found: outcomesBy(from, outcomes, set) }));
    return from.flatMap((parts, index): Row[] => {
      const outcome = outcomes[index];
      const decided = known.find(({ set, found }) => found.get(conditionOf(parts, set))?.size === 1);
      if (outcome === undefined || !decided) return [];
      return [[new Map(decided.set.map((name) => [name, [parts.get(name) ?? '']])), outcome]];
    });
  };
  const [fewest = []] = [rowsWith(subsetsOf(inOrder).sort(bySize)), rowsWith([inOrder])]
    .flatMap((rows) => ordersOf(inOrder).map((order) => order.reduce(joined, joined(rows, ''))))
    .sort(bySize);
  return fewest;
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
    ].map(([condition, outcome]) => [describeCondition(condition), outcome] as const);
    const lines = [...grouped(rows)].map(([condition, outcomes]) => `  ${condition} → ${[...outcomes].join('; ')}`);
    const conditions = rowsOf(from, [edges.map((found) => found && 'possible')], varying).map(([condition]) =>
      describeCondition(condition),
    );
    const possible = 'type' in step ? '' : ` (possible: ${conditions.join('; ') || 'never'})`;
    return [`${describeStep(step)}${possible}${lines.length === 0 ? ': ignored' : ''}`, ...lines].join('\n');
  }
  return `${[header(machine.id), `at first: ${conditionOf(first, names)}`, ...steps.map(tableOf)].join('\n')}\n`;
}
