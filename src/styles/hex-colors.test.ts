import Color from 'colorjs.io';
import { expect, it } from 'vitest';
import { shadeOf } from './hex-colors.ts';

const designedColor = '#0b5d4b';
const shades = ['#e2efe8', '#173630', '#8fe0c6', '#000000', '#ffffff'];

it.each(shades)('the shade %s of the color that it is designed with stays as it is', (shade) => {
  expect(shadeOf(designedColor, shade, designedColor)).toBe(shade);
});

it.each(shades)('the shade %s of another color is as light as before', (shade) => {
  const lightness = (hex: string) => new Color(hex).to('oklch').coords[0] ?? 0;
  // The nearest color that a screen can show differs by less than an eye can tell.
  for (const color of ['#1d3f72', '#8a1538', '#777777'])
    expect(Math.abs(lightness(shadeOf(color, shade, designedColor)) - lightness(shade))).toBeLessThan(0.02);
});

it('the shades of a gray are gray', () => {
  expect(shadeOf('#777777', '#8fe0c6', designedColor)).toMatch(/^#(..)\1\1$/);
});
