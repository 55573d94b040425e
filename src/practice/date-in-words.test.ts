import { describe, expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

describe('a date in words', () => {
  it('names the same day in every time zone', () => {
    expect(dateInWords('2026-01-01')).toBe('January 1, 2026');
    expect(dateInWords('2028-02-29')).toBe('February 29, 2028');
  });

  it('refuses a day that is none', () => {
    expect(() => dateInWords('2026-13-01')).toThrow(RangeError);
  });
});
