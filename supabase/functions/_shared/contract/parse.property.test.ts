import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf } from './arbitraries.ts';
import {
  type CalendarDay,
  type Issue,
  maximumCharacters,
  messages,
  parsePayload,
  parseRequest,
  requestTypes,
} from './index.ts';
import { fieldNames } from './parse.ts';

const specified: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, [message]])),
  maximumCharacters: [20, 50, 100, 200, 1000].map(maximumCharacters),
};

const isSpecified = ({ key = '', message }: Issue): boolean => specified[key]?.includes(message) === true;

const today = fc.constantFrom<CalendarDay>('2026-11-20', '2026-12-31', '2027-01-01', '2026-03-08', '2026-11-01');

// Slow on a busy machine.
const options = { timeout: 60_000 };

describe.each(requestTypes)('any %s form', options, (type) => {
  it('is accepted as a form that is accepted again, or refused with one specified message and its key per field, in order', () => {
    const names = fieldNames(type);
    fc.assert(
      fc.property(formOf(type), today, (values, on) => {
        const parsed = parseRequest(type, values, { today: on });
        if (parsed.ok) {
          expect(parseRequest(type, parsed.request, { today: on })).toEqual(parsed);
          return;
        }
        expect(parsed.issues.length).toBeGreaterThan(0);
        expect(parsed.issues.filter((issue) => !isSpecified(issue))).toEqual([]);
        const places = parsed.issues.map(({ field }) => names.findIndex((name) => name.startsWith(field)));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect(places).not.toContain(-1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('anything that arrives', options, () => {
  it('is parsed without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(typeof parsePayload(body, { today: '2026-11-20' }).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  it('is parsed in linear time', () => {
    const long = `a${' '.repeat(100_000)}.${'\u200b'.repeat(100_000)}a`;
    for (const type of requestTypes) {
      const fields = Object.fromEntries(fieldNames(type).map((field) => [field, long]));
      expect(parseRequest(type, { ...fields, rightEye: { brand: long } }, { today: '2026-11-20' }).ok).toBe(false);
    }
  });
});
