import { globalStyle, style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.close} ${vars.space.group}`,
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  padding: `${vars.space.group} ${vars.space.block}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  border: `2px solid ${color.border.subtle}`,
});

export const rating = style({
  fontSize: vars.type.poster,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});

export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  color: color.chart.brass,
});

/** The filled part lies over the outline, and grows in the direction of the text. */
export const star = style({
  display: 'grid',
  justifyItems: 'start',
  width: '24px',
  height: '24px',
  selectors: { '[dir="rtl"] &': { scale: '-1 1', direction: 'ltr' } },
});

globalStyle(`${star} > svg`, { gridArea: '1 / 1' });

// The button that ends the card is on one line with that of the card beside it.
globalStyle(`${root} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${root} > a`, { alignSelf: 'end', marginBlockStart: vars.space.tight });
