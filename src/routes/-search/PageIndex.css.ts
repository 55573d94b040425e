import { style } from '@vanilla-extract/css';
import { column, target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  ...column(vars.space.block),
  // Results of a search are in its place.
  selectors: { 'main:has([role="option"]) &': { display: 'none' } },
});

export const letters = style({ columns: '16rem', columnGap: vars.space.group });

export const letter = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  breakInside: 'avoid',
  paddingBlock: vars.space.tight,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});

export const heading = style({ fontSize: vars.type.heading, lineHeight: 1.35, color: color.text.primary });
export const link = style({ ...target, minWidth: vars.size.touchTarget, lineHeight: 1.3 });
