import { globalStyle, style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const ratings = style({
  ...rows(vars.space.text),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
  columnGap: vars.space.close,
});

export const root = style({ lineHeight: 1.4 });

export const sentence = style({
  ...rows(`${vars.space.hair} ${vars.space.tight}`),
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
});

export const rating = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
});

export const stars = style({ display: 'flex', color: color.chart.brass });

/** The fill covers the outline, in the direction of the text. */
export const star = style({
  display: 'grid',
  justifyItems: 'start',
  width: '18px',
  height: '18px',
  selectors: { '[dir="rtl"] &': { scale: '-1 1', direction: 'ltr' } },
});

globalStyle(`${star} > svg`, { gridArea: '1 / 1' });
globalStyle(`${sentence} > :last-child`, { gridColumn: '1 / -1' });

export const more = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
