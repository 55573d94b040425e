import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { themes } from './theme.css.ts';

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

function contrast(one: string, other: string): number {
  const [background, foreground] = [one, other].map((text) => {
    const parsed = new color.Color();
    parsed.parseString(text);
    return parsed;
  });
  return color.getContrast(background, foreground);
}

type Theme = (typeof themes)['light'];

const surfaces = ['page', 'raised', 'sunken', 'tint', 'notice', 'danger'] as const;

/** Pairs of foreground and background, with their minimum contrast. */
const pairs = (theme: Theme): [string, string, string, number][] => [
  ...surfaces.flatMap((surface): [string, string, string, number][] => [
    ...(['primary', 'muted', 'link', 'danger', 'success'] as const).map((text): [string, string, string, number] => [
      `${text} text on the ${surface} surface`,
      theme.text[text],
      theme.surface[surface],
      7,
    ]),
    ...(['control', 'strong', 'danger'] as const).map((border): [string, string, string, number] => [
      `${border} border on the ${surface} surface`,
      theme.border[border],
      theme.surface[surface],
      3,
    ]),
    [`focus ring on the ${surface} surface`, theme.focus.ring, theme.surface[surface], 3],
  ]),
  ...(['inverse', 'inverseRaised'] as const).flatMap((surface): [string, string, string, number][] => [
    [`text on the ${surface} surface`, theme.text.onInverse, theme.surface[surface], 7],
    [`muted text on the ${surface} surface`, theme.text.onInverseMuted, theme.surface[surface], 7],
    [`accented text on the ${surface} surface`, theme.text.onInverseAccent, theme.surface[surface], 7],
    [`focus halo on the ${surface} surface`, theme.focus.halo, theme.surface[surface], 3],
  ]),
  ...(['primary', 'primaryHover', 'primaryPressed'] as const).map((action): [string, string, string, number] => [
    `text on the ${action} action`,
    theme.text.onAction,
    theme.action[action],
    7,
  ]),
  ...(['urgent', 'urgentHover', 'urgentPressed'] as const).map((action): [string, string, string, number] => [
    `text on the ${action} action`,
    theme.text.onUrgent,
    theme.action[action],
    7,
  ]),
];

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(pairs(theme))('shows %s', (_pair, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
