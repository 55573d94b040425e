import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.tight,
  '@media': { [media.print]: { display: 'none' } },
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '20rem',
  overflow: 'hidden',
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
});

/** Seen where the map is not there: on its way, or kept away. */
export const place = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tight,
  padding: vars.space.block,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
});

export const map = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

export const otherwise = style({ color: color.text.muted });
