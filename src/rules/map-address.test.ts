import { describe, expect, it } from 'vitest';
import { mapAddressFor } from './map-address.ts';

const maps = {
  web: 'https://maps.example/place',
  apple: 'https://maps.apple.example/?q=place',
  geo: 'geo:0,0?q=place',
};

describe('the address of the office on a map', () => {
  it.each([
    ['an iPhone', 'iPhone; CPU iPhone OS 18_5 like Mac OS X', 5, maps.apple],
    ['an iPad that calls itself a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 5, maps.apple],
    ['a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 0, maps.web],
    ['a Mac that reports a pointer', 'Macintosh; Intel Mac OS X 10_15_7', 1, maps.web],
    ['an Android phone', 'Linux; Android 15; Pixel 9', 5, maps.geo],
    ['an app on an Android phone', 'Linux; Android 15; Pixel 9; wv', 5, maps.web],
    ['a Windows tablet', 'Windows NT 10.0; Win64; x64', 10, maps.web],
  ])('suits %s', (_, system, maxTouchPoints, address) => {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/605.1.15`;
    expect(mapAddressFor(maps, { userAgent, maxTouchPoints })).toBe(address);
  });
});
