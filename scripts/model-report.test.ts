import { describe, expect, it } from 'vitest';
import type { MachineRecord } from '../machines/model-testing/suite.ts';
import { modelGaps, modelReport } from './model-report.ts';

const lamp: MachineRecord = {
  machine: 'lamp',
  states: 2,
  transitions: ['off → on', 'on → off'],
  taken: ['off → on', 'on → off'],
  paths: 3,
  journeys: 1,
  suite: { sequences: 4, steps: 9, mostStates: 3 },
  mutants: { all: 7, killed: 5, equivalent: 2 },
};

describe('the report of the model tests', () => {
  it('says that a machine was not tested on a screen', () => {
    expect(modelReport([lamp], [])).toEqual([
      'machine  level      states      transitions  paths  journeys  suite  m  mutants',
      'lamp     machine    2           2 of 2       3      1         4 / 9  3  5 + 2 of 7',
      '         component  not tested',
      '         browser    not tested',
    ]);
  });

  it('counts states and transitions once', () => {
    const record = { machine: 'lamp', level: 'browser', seen: ['off', 'on'], taken: ['off → on'] } as const;
    const [, , , browser] = modelReport(
      [lamp],
      [
        { ...record, kind: 'path' },
        { ...record, kind: 'journey' },
      ],
    );
    expect(browser).toBe('         browser    2 of 2      1 of 2       1      1');
  });

  it('does not count the records of another machine or level', () => {
    const record = { kind: 'path', seen: ['off'], taken: ['off → on'] } as const;
    const [, , component, browser] = modelReport(
      [lamp],
      [
        { ...record, machine: 'fan', level: 'component' },
        { ...record, machine: 'lamp', level: 'component' },
      ],
    );
    expect(component).toContain('1 of 2');
    expect(browser).toContain('not tested');
  });

  it('puts the machines in the order of their names', () => {
    const names = modelReport([lamp, { ...lamp, machine: 'fan' }], []).map((line) => line.split(' ')[0]);
    expect(names).toEqual(['machine', 'fan', '', '', 'lamp', '', '']);
  });
});

describe('the gaps of the model tests', () => {
  const record = { machine: 'lamp', kind: 'path', seen: ['off', 'on'], taken: lamp.taken } as const;
  const component = { ...record, level: 'component' } as const;
  const browser = { ...record, level: 'browser' } as const;

  it('are none when every transition was taken at every level', () => {
    const halves = lamp.taken.map((name) => ({ ...browser, taken: [name] }));
    expect(modelGaps(['lamp'], [lamp], [component, ...halves])).toEqual([]);
  });

  it('are machines without a test', () => {
    expect(modelGaps(['lamp', 'fan'], [lamp], [component, browser])).toEqual(['fan: not tested']);
  });

  it('are machines that were not tested at a level', () => {
    const fan = { ...lamp, machine: 'fan' };
    expect(modelGaps(['lamp', 'fan'], [lamp, fan], [browser, { ...component, machine: 'fan' }])).toEqual([
      'fan: not tested at the level "browser"',
      'lamp: not tested at the level "component"',
    ]);
  });

  it('are transitions that were not taken at a level', () => {
    expect(modelGaps(['lamp'], [lamp], [component, { ...browser, taken: ['off → on'] }])).toEqual([
      'lamp: not taken at the level "browser": on → off',
    ]);
    expect(modelGaps(['lamp'], [{ ...lamp, taken: ['off → on'] }], [component, browser])).toEqual([
      'lamp: not taken at the level "machine": on → off',
    ]);
  });
});
