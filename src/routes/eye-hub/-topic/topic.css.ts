import { style } from '@vanilla-extract/css';
import { media } from '#src/styles/media.ts';
import { color, vars } from '#src/styles/theme.css.ts';

export const sources = style({ display: 'grid', gap: vars.space.text, fontSize: vars.type.small });

export const sourcesList = style({ display: 'grid', gap: vars.space.text, padding: 0, listStyle: 'none' });

export const sourcesLink = style({
  '@media': {
    [media.print]: { '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});

export const sourcesSupports = style({ display: 'block', color: color.text.muted });

export const sourcesNote = style({ color: color.text.muted });
