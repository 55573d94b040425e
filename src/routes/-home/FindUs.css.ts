import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { card, color, dimmed, media, notPrinted, vars } from '#src/styles/shared.ts';

export const map = style({ ...rows(vars.space.tight), ...notPrinted });

export const frame = style({
  ...card,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '20rem',
  overflow: 'hidden',
  '@media': { [media.narrow]: { height: '14rem' } },
  backgroundColor: color.surface.sunken,
});

/** Visible while the map loads, and where it is blocked. */
export const place = style({
  ...rows(vars.space.tight),
  justifyItems: 'center',
  padding: vars.space.block,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
});

export const embed = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  '@media': { [media.dark]: dimmed },
});

export const note = style({ color: color.text.muted });
