import { describe, expect, it } from 'vitest';
import { canaryFault, fileScores, type MutantReport, scoreOf, undetected } from './report.ts';

const canary = {
  mutatorName: 'BooleanLiteral',
  status: 'Killed',
  statusReason: "expected undefined to be 'Required'",
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 23 } },
};

const reportOf = (...mutants: object[]): MutantReport => {
  const source = 'for (const one of all) {\nif (!firsts.has(field)) add(\n  one,\n);';
  return { files: { 'parse.ts': { source, mutants: mutants as never } } };
};

const ends = (...statuses: string[]) => statuses.map((status) => ({ ...canary, status }));

describe('the score', () => {
  it('leaves out what cannot be loaded, and what is ignored', () => {
    const report = reportOf(
      ...ends('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'),
    );
    expect(scoreOf(report)).toBe(60);
    expect(fileScores(report)).toEqual([
      ' 60.0  parse.ts: 2 Killed, 1 Timeout, 1 Survived, 1 NoCoverage, 1 RuntimeError, 1 Ignored',
    ]);
  });
});

it('names the mutants that nothing noticed, and those that only took long', () => {
  const whole = { start: { line: 2, column: 25 }, end: { line: 4, column: 2 } };
  const report = reportOf(
    canary,
    { ...canary, status: 'Timeout', replacement: 'firsts.has(field)' },
    { ...canary, status: 'Survived', mutatorName: 'BlockStatement', replacement: '{\n}', location: whole },
  );
  expect(undetected(report)).toEqual([
    'Timeout parse.ts:2:5 BooleanLiteral: !firsts.has(field) → firsts.has(field)',
    'Survived parse.ts:2:25 BlockStatement: add( → { }',
  ]);
});

describe('the canary', () => {
  it('dies by an assertion', () => {
    expect(canaryFault(reportOf(canary), 'parse.ts')).toBeNull();
  });

  it.each([
    ['survives', [{ ...canary, status: 'Survived' }], /Survived/],
    ['dies otherwise', [{ ...canary, statusReason: 'Cannot read properties' }], /No assertion/],
    ['is not there', [], /no mutant/],
  ])('makes a run void when it %s', (_, mutants, why) => {
    expect(canaryFault(reportOf(...mutants), 'parse.ts')).toMatch(why);
  });
});
