import { expect, it } from 'vitest';
import { designedColor, palettesOf } from '#src/styles/colors.ts';
import { reports } from './changed-content.ts';
import { colorProblems, faintColors } from './colors.ts';

it.each(Object.entries(palettesOf(designedColor)))('the colors of the %s theme are designed for 7 to 1', (_, theme) => {
  expect(faintColors(theme, { text: 7, mark: 3 })).toEqual([]);
});

reports(colorProblems, {
  'a color on which white cannot be read': [
    ({ practice }) => (practice.color = '#88ccee'),
    'content/practice.json color: #88ccee is too light for text on a button: 1.8 to 1, needs 4.5',
  ],
});

it.each(['#1d3f72', '#7a1f5c', '#8a4b00', '#555555', '#0000ff'])('a practice may have the color %s', (color) => {
  const { light } = palettesOf(color);
  expect(light.action.primary).toBe(color);
  expect(colorProblems({ practice: { color } } as never)).toEqual([]);
});
