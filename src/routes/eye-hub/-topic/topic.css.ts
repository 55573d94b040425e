import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const sources = style({ ...rows(vars.space.text), fontSize: vars.type.small });
export const sourcesList = style(rows(vars.space.text));

export const sourcesLink = style({
  '@media': { [media.print]: { '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } } },
});

export const sourcesSupports = style({ display: 'block', color: color.text.muted });
export const sourcesNote = style({ color: color.text.muted });
