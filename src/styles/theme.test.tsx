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

type Pair = readonly [name: string, foreground: string, background: string, least: number];

/** Pairs of foreground and background, with their minimum contrast. */
const pairs = ({ text, surface, border, focus, action }: Theme): Pair[] => [
  ...surfaces.flatMap((on): Pair[] => [
    ...(['primary', 'muted', 'link', 'danger', 'success'] as const).map(
      (name): Pair => [`${name} text on the ${on} surface`, text[name], surface[on], 7],
    ),
    ...(['control', 'strong', 'danger'] as const).map(
      (name): Pair => [`${name} border on the ${on} surface`, border[name], surface[on], 3],
    ),
    [`focus ring on the ${on} surface`, focus.ring, surface[on], 3],
  ]),
  ...(['inverse', 'inverseRaised'] as const).flatMap((on): Pair[] => [
    [`text on the ${on} surface`, text.onInverse, surface[on], 7],
    [`muted text on the ${on} surface`, text.onInverseMuted, surface[on], 7],
    [`accented text on the ${on} surface`, text.onInverseAccent, surface[on], 7],
    [`focus halo on the ${on} surface`, focus.halo, surface[on], 3],
  ]),
  ...(['primary', 'primaryHover', 'primaryPressed'] as const).map(
    (name): Pair => [`text on the ${name} action`, text.onAction, action[name], 7],
  ),
  ...(['urgent', 'urgentHover', 'urgentPressed'] as const).map(
    (name): Pair => [`text on the ${name} action`, text.onUrgent, action[name], 7],
  ),
];

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(pairs(theme))('shows %s', (_pair, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
