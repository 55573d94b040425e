import { globalStyle, style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';
import star from './star.svg';

export const ratings = style({
  ...rows(`${vars.space.text} ${vars.space.close}`),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
});

/** In a row the links are on one line. */
export const root = style({ display: 'grid', gridTemplateRows: '1fr auto', height: '100%', lineHeight: 1.4 });

export const sentence = style({
  ...rows(`${vars.space.hair} ${vars.space.tight}`),
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
});

export const rating = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
});

export const stars = style({
  width: '90px',
  height: '18px',
  fill: color.chart.brass,
  mask: `url("${star}") 0 / 18px`,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const empty = style({ fill: color.border.subtle });

globalStyle(`${sentence} > :last-child`, { gridColumn: '1 / -1' });

export const more = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
