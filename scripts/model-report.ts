import type { ScreenLevel, ScreenRecord } from '../machines/model-testing/plan.ts';
import type { MachineRecord } from '../machines/model-testing/suite.ts';
import { countTaken } from '../machines/model-testing/taken.ts';
import { type Level, type LevelCoverage, levels, type MachineCoverage } from '../src/inspector/coverage.ts';

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** The transitions and pairs of a machine that were taken. */
function takenOf({ transitions, pairs }: MachineRecord, taken: MachineRecord['taken']) {
  const known = new Set(pairs);
  return {
    taken: Object.fromEntries(transitions.map((name) => [name, taken.transitions[name] ?? 0])),
    pairs: taken.pairs.filter((pair) => known.has(pair)).length,
  };
}

const machineLevel = (record: MachineRecord): LevelCoverage => ({
  ...takenOf(record, record.taken),
  states: record.states,
  paths: record.paths,
  journeys: record.journeys,
  suite: record.suite,
  seconds: seconds(record.milliseconds),
});

function screenLevel(machine: MachineRecord, level: ScreenLevel, all: readonly ScreenRecord[]): LevelCoverage | null {
  const records = all.filter((record) => record.machine === machine.machine && record.level === level);
  if (records.length === 0) return null;
  const ofKind = (kind: ScreenRecord['kind']) => records.filter((record) => record.kind === kind);
  const sequences = ofKind('sequence');
  const [{ suite } = {}] = sequences;
  return {
    ...takenOf(machine, countTaken(records.map(({ taken }) => taken))),
    states: new Set(records.flatMap(({ seen }) => seen)).size,
    paths: ofKind('path').length,
    journeys: ofKind('journey').length,
    suite: suite
      ? {
          ...suite,
          sequences: sequences.length,
          steps: sequences.reduce((sum, { taken }) => sum + taken.length - 1, 0),
        }
      : null,
    seconds: seconds(records.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  };
}

/**
 * What the model tests did with each machine, in the order of their names.
 * @param machines what the machines' own tests recorded
 * @param screens what the tests of screens recorded; only those that passed
 */
export const machineCoverages = (
  machines: readonly MachineRecord[],
  screens: readonly ScreenRecord[],
): MachineCoverage[] =>
  [...machines]
    .sort((one, other) => one.machine.localeCompare(other.machine))
    .map((record) => ({
      machine: record.machine,
      states: record.states,
      transitions: record.transitions,
      pairs: record.pairs.length,
      mutants: record.mutants,
      randomEvents: record.randomEvents,
      levels: {
        machine: machineLevel(record),
        component: screenLevel(record, 'component', screens),
        browser: screenLevel(record, 'browser', screens),
      },
    }));

const header = [
  ...['machine', 'level', 'states', 'transitions', 'pairs', 'paths', 'journeys', 'suite', 'm'],
  ...['mutants', 'random', 'time'],
];

const of = (part: number, whole: number): string => `${part} of ${whole}`;

/** The most states of a complete suite: those of the machine and additional ones. */
const sizeOf = ({ states, maxStates }: { states: number; maxStates: number }): string =>
  maxStates === states ? String(states) : `${states} + ${maxStates - states}`;

function rowOf(coverage: MachineCoverage, level: Level): string[] {
  const { machine, states, transitions, pairs, mutants, randomEvents, levels: tested } = coverage;
  const found = tested[level];
  const name = level === 'machine' ? machine : '';
  if (!found) return [name, level, 'not tested'];
  const takenCount = transitions.filter((transition) => found.taken[transition]).length;
  const { suite } = found;
  return [
    ...[name, level, of(found.states, states), of(takenCount, transitions.length), of(found.pairs, pairs)],
    ...[String(found.paths), String(found.journeys)],
    ...(suite ? [`${suite.sequences} / ${suite.steps}`, sizeOf(suite)] : ['', '']),
    ...(level === 'machine'
      ? [`${mutants.killed} + ${mutants.equivalent} of ${mutants.all}`, String(randomEvents)]
      : ['', '']),
    `${found.seconds.toFixed(1)} s`,
  ];
}

/** The rows of the report, each with a cell for each column of the first row. */
export const reportRows = (coverages: readonly MachineCoverage[]): string[][] => [
  header,
  ...coverages.flatMap((coverage) => levels.map((level) => rowOf(coverage, level))),
];

/** What the numbers of the report mean, and what complete suites promise. */
export const claim = [
  'pairs: transitions that are taken directly after each other, of those that can be.',
  'suite: sequences and steps of a complete test suite (H method). A machine with the same inputs and at most m states',
  'that passes it behaves the same; m is the number of snapshots and the additional states. Assumed are:',
  '- Events, ends of actors and delays are the steps of the fixtures. A guard treats payloads alike that one step stands for.',
  '- The machine is deterministic, and starts anew for each sequence: a new actor, component or page.',
  '- On a screen, the assertions of the states tell all snapshots apart. Steps that cannot happen there, or that have no',
  '  transition, are not tested.',
  'mutants: killed and equivalent, of all. random: the events of random sequences. time: the sum of the tests.',
];

/** The report as lines of text. */
export function reportLines(coverages: readonly MachineCoverage[]): string[] {
  const rows = reportRows(coverages);
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', ...claim];
}

/** What was not covered at one level, in words; empty when all of it was. */
function gapsAt(level: Level, { machine, transitions, levels: tested }: MachineCoverage): string[] {
  const found = tested[level];
  if (!found) return [`${machine}: not tested at the level "${level}"`];
  return transitions
    .filter((name) => !found.taken[name])
    .map((name) => `${machine}: not taken at the level "${level}": ${name}`);
}

/**
 * What the model tests left out, one line each: machines that were not tested, levels at which they were not tested, and
 * transitions that were not taken there. Every machine needs every level.
 * @param names the ids of all machines that there are
 */
export function reportGaps(names: readonly string[], coverages: readonly MachineCoverage[]): string[] {
  return [...names].sort().flatMap((name) => {
    const coverage = coverages.find(({ machine }) => machine === name);
    return coverage ? levels.flatMap((level) => gapsAt(level, coverage)) : [`${name}: not tested`];
  });
}
