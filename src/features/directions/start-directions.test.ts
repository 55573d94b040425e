import { describe, expect, it } from 'vitest';
import { mapAddressFor } from './start-directions.ts';

const maps = {
  web: 'https://maps.example/place',
  apple: 'https://maps.apple.example/?q=place',
  geo: 'geo:0,0?q=place',
  embed: 'https://maps.example/embed',
};

describe('the address of the office on a map', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 5, maps.apple],
    [
      'an iPad that calls itself a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
      5,
      maps.apple,
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, maps.web],
    [
      'a Mac that reports a pointer',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
      1,
      maps.web,
    ],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, maps.geo],
    ['a Windows tablet', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, maps.web],
  ])('suits %s', (_, userAgent, touchPoints, address) => {
    expect(mapAddressFor({ userAgent, touchPoints }, maps)).toBe(address);
  });
});
