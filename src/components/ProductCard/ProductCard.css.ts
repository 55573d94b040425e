import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.text,
  height: '100%',
  padding: `min(${vars.space.block}, 5vw)`,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  breakInside: 'avoid',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.text });

/** A trial lens: a ring with a handle, holding the product's picture or the sign for home care. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  border: `0.25rem solid ${color.chart.green}`,
  outline: `2px solid ${color.chart.ring}`,
  outlineOffset: '3px',
  backgroundColor: color.surface.tint,
  color: color.action.primary,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' });

export const words = style({
  flex: '1 1 8rem',
  minWidth: 0,
  display: 'grid',
  gap: vars.space.tight,
  justifyItems: 'start',
});

export const badge = style({
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.tint,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.7,
});

export const name = style({ fontSize: vars.type.title });

export const shop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  paddingBlockStart: vars.space.text,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const price = style({ fontSize: vars.type.title, fontWeight: vars.weight.heavy });

export const checked = style({ display: 'block', fontSize: vars.type.small, color: color.text.muted });
