import { style } from '@vanilla-extract/css';
import { media } from '#src/styles/media.ts';
import { color, vars } from '#src/styles/theme.css.ts';

export const sources = style({ display: 'grid', gap: vars.space.text, fontSize: vars.type.small });

export const sourcesList = style({ padding: 0, listStyle: 'none' });

export const sourcesLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.touchTarget,
  minHeight: vars.size.touchTarget,
  '@media': {
    [media.print]: { display: 'inline', '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});

export const sourcesSupports = style({ display: 'block', color: color.text.muted });

export const sourcesNote = style({ color: color.text.muted });
