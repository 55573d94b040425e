import axe from 'axe-core';
import { expect, it } from 'vitest';
import { contrast, shadeOf } from './hex-colors.ts';

/** `axe.commons` is what axe itself measures contrast with; its types leave it out. */
const { color } = (
  axe as unknown as {
    commons: {
      color: {
        Color: new () => { parseString: (text: string) => void };
        getContrast: (background: unknown, foreground: unknown) => number;
      };
    };
  }
).commons;

const parsed = (text: string) => {
  const value = new color.Color();
  value.parseString(text);
  return value;
};

it.each([
  ['#0b5d4b', '#ffffff'],
  ['#16202b', '#fbf7ef'],
  ['#010203', '#030201'],
] as const)('the contrast of %s and %s is what axe measures', (one, other) => {
  expect(contrast(one, other)).toBeCloseTo(color.getContrast(parsed(one), parsed(other)), 6);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it('a shade of the color that it is designed with stays as it is', () => {
  for (const shade of ['#e2efe8', '#173630', '#8fe0c6', '#000000', '#ffffff'])
    expect(shadeOf('#0b5d4b', shade, '#0b5d4b')).toBe(shade);
});

it('a shade of another color is as light as before', () => {
  expect(shadeOf('#1d3f72', '#8fe0c6', '#0b5d4b')).toBe('#aecfff');
  expect(shadeOf('#777777', '#8fe0c6', '#0b5d4b')).toMatch(/^#(..)\1\1$/);
});
