import { describe, expect, it } from 'vitest';
import type { ScreenRecord } from '../machines/model-testing/plan.ts';
import type { MachineRecord } from '../machines/model-testing/suite.ts';
import { notesOf } from '../src/inspector/coverage.ts';
import { machineCoverages, reportGaps, reportRows } from './model-report.ts';

const [on, off] = ['off → on', 'on → off'];

const lamp: MachineRecord = {
  machine: 'lamp',
  states: 2,
  transitions: [on, off],
  pairs: [`${on} ⇒ ${off}`, `${off} ⇒ ${on}`],
  taken: { transitions: { [on]: 5, [off]: 4 }, pairs: [`${on} ⇒ ${off}`] },
  paths: 3,
  journeys: 1,
  suite: { sequences: 4, steps: 9, states: 2, maxStates: 3 },
  mutants: {
    ...{ all: 7, killed: 5, equivalent: 2 },
    ofTransitions: { [on]: { all: 3, killed: 1, equivalent: 1 }, [off]: { all: 0, killed: 0, equivalent: 0 } },
  },
  randomEvents: 500,
  milliseconds: 1234,
};

const component: ScreenRecord = {
  machine: 'lamp',
  level: 'component',
  kind: 'path',
  seen: ['off', 'on'],
  taken: [[], [on], [off]],
  milliseconds: 600,
};
const browser: ScreenRecord = { ...component, level: 'browser' };

const rowsOf = (machines: readonly MachineRecord[], screens: readonly ScreenRecord[]) =>
  reportRows(machineCoverages(machines, screens)).slice(1);

describe('the report of the model tests', () => {
  it('has the numbers of a machine, and says that it was not tested on a screen', () => {
    expect(rowsOf([lamp], [])).toEqual([
      ['lamp', 'machine', '2 of 2', '2 of 2', '1 of 2', '3', '1', '4 / 9', '2 + 1', '5 + 2 of 7', '500', '1.2 s'],
      ['', 'component', 'not tested'],
      ['', 'browser', 'not tested'],
    ]);
  });

  it('counts states, transitions and pairs once, and adds up the time', () => {
    const journey: ScreenRecord = { ...component, kind: 'journey', taken: [[], [on]], seen: ['on'] };
    expect(rowsOf([lamp], [component, journey])[1]).toEqual([
      '',
      'component',
      '2 of 2',
      '2 of 2',
      '1 of 2',
      '1',
      '1',
      '',
      '',
      '',
      '',
      '1.2 s',
    ]);
  });

  it('has the size of a complete suite on a screen', () => {
    const sequence: ScreenRecord = { ...browser, kind: 'sequence', suite: { states: 2, maxStates: 2 } };
    expect(rowsOf([lamp], [sequence, sequence])[2]?.slice(5, 9)).toEqual(['0', '0', '2 / 4', '2']);
  });

  it('does not count the records of another machine or level, nor pairs that cannot be', () => {
    const other: ScreenRecord = { ...component, taken: [[], [off], [off]] };
    const rows = rowsOf([lamp], [{ ...component, machine: 'fan' }, other]);
    expect(rows[1]?.slice(3, 5)).toEqual(['1 of 2', '0 of 2']);
    expect(rows[2]).toContain('not tested');
  });

  it('puts the machines in the order of their names', () => {
    expect(rowsOf([lamp, { ...lamp, machine: 'fan' }], []).map(([name]) => name)).toEqual([
      'fan',
      '',
      '',
      'lamp',
      '',
      '',
    ]);
  });

  it('notes beside each transition how often it was taken at each level, and how many mutants died', () => {
    const [coverage] = machineCoverages([lamp], [component, component]);
    expect(coverage && [...notesOf(coverage)]).toEqual([
      [on, 'taken 5/2/0, mutants 2/3'],
      [off, 'taken 4/2/0, mutants 0/0'],
    ]);
  });
});

describe('the gaps of the model tests', () => {
  const gapsOf = (names: readonly string[], machines: readonly MachineRecord[], screens: readonly ScreenRecord[]) =>
    reportGaps(names, machineCoverages(machines, screens));

  it('are none when every transition was taken at every level', () => {
    const halves = [on, off].map((name) => ({ ...browser, taken: [[], [name]] }));
    expect(gapsOf(['lamp'], [lamp], [component, ...halves])).toEqual([]);
  });

  it('are machines without a test', () => {
    expect(gapsOf(['lamp', 'fan'], [lamp], [component, browser])).toEqual(['fan: not tested']);
  });

  it('are machines that were not tested at a level', () => {
    const fan = { ...lamp, machine: 'fan' };
    expect(gapsOf(['lamp', 'fan'], [lamp, fan], [browser, { ...component, machine: 'fan' }])).toEqual([
      'fan: not tested at the level "browser"',
      'lamp: not tested at the level "component"',
    ]);
  });

  it('are transitions that were not taken at a level', () => {
    expect(gapsOf(['lamp'], [lamp], [component, { ...browser, taken: [[], [on]] }])).toEqual([
      'lamp: not taken at the level "browser": on → off',
    ]);
    const half = { ...lamp, taken: { transitions: { [on]: 1 }, pairs: [] } };
    expect(gapsOf(['lamp'], [half], [component, browser])).toEqual([
      'lamp: not taken at the level "machine": on → off',
    ]);
  });
});
