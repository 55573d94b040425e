import type { ScreenLevel, ScreenRecord } from '../machines/model-testing/plan.ts';
import type { MachineRecord } from '../machines/model-testing/suite.ts';

const levels: readonly ScreenLevel[] = ['component', 'browser'];
const header = ['machine', 'level', 'states', 'transitions', 'paths', 'journeys', 'suite', 'm', 'mutants'];

const inOrder = (machines: readonly MachineRecord[]): MachineRecord[] =>
  [...machines].sort((one, other) => one.machine.localeCompare(other.machine));

const of = (part: number, whole: number): string => `${part} of ${whole}`;

/** The numbers of mutants that were killed, that are equivalent, and of all. */
const mutantCounts = ({ killed, equivalent, all }: MachineRecord['mutants']): string =>
  `${killed} + ${equivalent} of ${all}`;

function rowOfMachine({
  machine,
  states,
  transitions,
  taken,
  paths,
  journeys,
  suite,
  mutants,
}: MachineRecord): string[] {
  return [
    ...[machine, 'machine', String(states), of(taken.length, transitions.length), String(paths), String(journeys)],
    ...[`${suite.sequences} / ${suite.steps}`, String(suite.mostStates), mutantCounts(mutants)],
  ];
}

const recordsOf = (machine: string, level: ScreenLevel, records: readonly ScreenRecord[]): ScreenRecord[] =>
  records.filter((record) => record.machine === machine && record.level === level);

function rowOfScreens(
  { machine, states, transitions }: MachineRecord,
  level: ScreenLevel,
  all: readonly ScreenRecord[],
) {
  const records = recordsOf(machine, level, all);
  if (records.length === 0) return ['', level, 'not tested', '', '', ''];
  const seen = new Set(records.flatMap((record) => record.seen));
  const taken = new Set(records.flatMap((record) => record.taken));
  const count = (kind: ScreenRecord['kind']): string => String(records.filter((record) => record.kind === kind).length);
  return ['', level, of(seen.size, states), of(taken.size, transitions.length), count('path'), count('journey')];
}

/**
 * What the model tests covered, one line for each machine and level, under a header line. For each complete suite the
 * numbers of its sequences and steps, and m: the most states of the machines that it tells apart. For the mutants, how many
 * were killed and how many are equivalent.
 * @param machines what the machines' own tests recorded
 * @param screens what the tests of screens recorded; only those that passed
 */
export function modelReport(machines: readonly MachineRecord[], screens: readonly ScreenRecord[]): string[] {
  const rows = inOrder(machines).flatMap((record) => [
    rowOfMachine(record),
    ...levels.map((level) => rowOfScreens(record, level, screens)),
  ]);
  const table = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What was not covered at one level, in words; empty when all of it was. */
function gapsAt(level: ScreenLevel | 'machine', { machine, transitions }: MachineRecord, records: readonly Taken[]) {
  if (records.length === 0) return [`${machine}: not tested at the level "${level}"`];
  const taken = new Set(records.flatMap((record) => record.taken));
  return transitions
    .filter((name) => !taken.has(name))
    .map((name) => `${machine}: not taken at the level "${level}": ${name}`);
}

type Taken = Pick<ScreenRecord, 'taken'>;

/**
 * What the model tests left out, one line each: machines that were not tested, levels at which they were not tested, and
 * transitions that were not taken there. Every machine needs every level.
 * @param names the ids of all machines that there are
 * @param machines what the machines' own tests recorded
 * @param screens what the tests of screens recorded; only those that passed
 */
export function modelGaps(
  names: readonly string[],
  machines: readonly MachineRecord[],
  screens: readonly ScreenRecord[],
): string[] {
  return [...names].sort().flatMap((name) => {
    const record = machines.find(({ machine }) => machine === name);
    if (!record) return [`${name}: not tested`];
    return [
      ...gapsAt('machine', record, [record]),
      ...levels.flatMap((level) => gapsAt(level, record, recordsOf(name, level, screens))),
    ];
  });
}
