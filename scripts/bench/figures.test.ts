import { expect, it } from 'vitest';
import { growth, percentile } from './figures.ts';

it('computes percentiles', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 99)).toBe(0);
});

it('computes the growth of memory in a minute', () => {
  const samples = Array.from({ length: 30 }, (_, second) => ({ second, megabytes: 100 + second / 6 }));
  expect(growth(samples)).toBeCloseTo(10);
  expect(growth(samples.map(({ second }) => ({ second, megabytes: 100 })))).toBe(0);
  expect(growth([])).toBe(0);
});
