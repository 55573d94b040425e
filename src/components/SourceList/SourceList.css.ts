import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.text, fontSize: vars.type.small });

export const list = style({ padding: 0, listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.touchTarget,
  minHeight: vars.size.touchTarget,
  '@media': {
    [media.print]: { display: 'inline', '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});

export const note = style({ color: color.text.muted });
