import type { MachineRecord } from '../machines/model-testing/suite.ts';
import type { WalkLevel, WalkRecord } from '../machines/model-testing/walk.ts';

const levels: readonly WalkLevel[] = ['component', 'browser'];
const header = ['machine', 'level', 'states', 'transitions', 'paths', 'journeys'];

const inOrder = (machines: readonly MachineRecord[]): MachineRecord[] =>
  [...machines].sort((one, other) => one.machine.localeCompare(other.machine));

const of = (part: number, whole: number): string => `${part} of ${whole}`;

function rowOfMachine({ machine, states, transitions, taken, paths, journeys }: MachineRecord): string[] {
  return [machine, 'machine', String(states), of(taken.length, transitions.length), String(paths), String(journeys)];
}

const walksOf = (machine: string, level: WalkLevel, records: readonly WalkRecord[]): WalkRecord[] =>
  records.filter((record) => record.machine === machine && record.level === level);

function rowOfWalks({ machine, states, transitions }: MachineRecord, level: WalkLevel, records: readonly WalkRecord[]) {
  const walks = walksOf(machine, level, records);
  if (walks.length === 0) return ['', level, 'not walked', '', '', ''];
  const seen = new Set(walks.flatMap((walk) => walk.seen));
  const taken = new Set(walks.flatMap((walk) => walk.taken));
  const count = (kind: WalkRecord['kind']): string => String(walks.filter((walk) => walk.kind === kind).length);
  return ['', level, of(seen.size, states), of(taken.size, transitions.length), count('path'), count('journey')];
}

/**
 * What the model tests drove, one line for each machine and level, under a header line.
 * @param machines what the machines' own tests recorded
 * @param walks what the walks on screens recorded; only those that passed
 */
export function modelReport(machines: readonly MachineRecord[], walks: readonly WalkRecord[]): string[] {
  const rows = inOrder(machines).flatMap((record) => [
    rowOfMachine(record),
    ...levels.map((level) => rowOfWalks(record, level, walks)),
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

/** What was not driven at one level, in words; empty when all of it was. */
function gapsAt(level: WalkLevel | 'machine', { machine, transitions }: MachineRecord, walks: readonly Walked[]) {
  if (walks.length === 0) return [`${machine}: not walked at the level "${level}"`];
  const taken = new Set(walks.flatMap((walk) => walk.taken));
  return transitions
    .filter((name) => !taken.has(name))
    .map((name) => `${machine}: not taken at the level "${level}": ${name}`);
}

type Walked = Pick<WalkRecord, 'taken'>;

/**
 * What the model tests left out, one line each: machines that were not tested, levels at which they were not walked, and
 * transitions that were not taken there. Every machine needs every level.
 * @param names the ids of all machines that there are
 * @param machines what the machines' own tests recorded
 * @param walks what the walks on screens recorded; only those that passed
 */
export function modelGaps(
  names: readonly string[],
  machines: readonly MachineRecord[],
  walks: readonly WalkRecord[],
): string[] {
  return [...names].sort().flatMap((name) => {
    const record = machines.find(({ machine }) => machine === name);
    if (!record) return [`${name}: not tested`];
    return [
      ...gapsAt('machine', record, [record]),
      ...levels.flatMap((level) => gapsAt(level, record, walksOf(name, level, walks))),
    ];
  });
}
