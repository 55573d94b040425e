import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, readClaims, titlePattern } from './cited-tests.ts';

const document = `# Faults

1. The database is killed
   under load.
   - \`tests/crashes.test.ts\`: under load (8 clients),
     nothing is lost
2. Nothing.

## Others

3. The last one.
   - \`tests/a.spec.ts\`: one
   - \`tests/b.test.ts\`: two
`;

const claims = readClaims(document);

it('reads the claims of a document', () => {
  expect(claims).toEqual([
    {
      text: 'The database is killed under load.',
      tests: [{ file: 'tests/crashes.test.ts', title: 'under load (8 clients), nothing is lost' }],
    },
    { text: 'Nothing.', tests: [] },
    {
      text: 'The last one.',
      tests: [
        { file: 'tests/a.spec.ts', title: 'one' },
        { file: 'tests/b.test.ts', title: 'two' },
      ],
    },
  ]);
});

it('matches the titles', () => {
  const pattern = new RegExp(titlePattern(claims));
  expect('when it is killed under load (8 clients), nothing is lost').toMatch(pattern);
  expect('under load 8 clients').not.toMatch(pattern);
});

it('finds tests that failed, tests that do not exist, and claims without one', () => {
  const results = [
    { file: 'tests/a.spec.ts', title: 'group one', passed: true },
    { file: 'tests/b.test.ts', title: 'group two, red', passed: false },
    { file: 'tests/b.test.ts', title: 'group two, green', passed: true },
  ];
  expect(claims.map((claim) => faultsOf(claim, results))).toEqual([
    ['tests/crashes.test.ts: there is no test "under load (8 clients), nothing is lost"'],
    ['names no test'],
    ['tests/b.test.ts: "group two, red" failed'],
  ]);
});

describe('docs/reliability.md', () => {
  const reliability = readFileSync('docs/reliability.md', 'utf8');

  it('names tests that exist', () => {
    const missing = readClaims(reliability)
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !readFileSync(file, 'utf8').replaceAll('\\', '').includes(title));
    expect(missing).toEqual([]);
  });

  it('numbers its faults without a gap', () => {
    const numbers = [...reliability.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(readClaims(reliability).map((_, index) => index + 1));
  });
});

it('docs/security.md names tests that exist', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, file = '']) => !existsSync(file))).toEqual([]);
});
