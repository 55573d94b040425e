import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({ ...rows(vars.space.text), fontSize: vars.type.small });
export const list = style(rows(vars.space.text));

export const link = style({
  '@media': { [media.print]: { '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } } },
});

export const supports = style({ display: 'block', color: color.text.muted });
export const note = style({ color: color.text.muted });
