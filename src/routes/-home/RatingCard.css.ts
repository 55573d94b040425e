import { globalStyle, style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

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

const star =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='black' stroke-width='2' stroke-linejoin='round'>` +
  `<path d='m12 4 2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.7L6.8 20l1-5.8-4.3-4.1 5.9-.8z'/></svg>`;

export const stars = style({
  width: '90px',
  height: '18px',
  fill: color.chart.brass,
  mask: `url("data:image/svg+xml,${encodeURI(star)}") 0 / 18px`,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const empty = style({ fill: color.border.subtle });

globalStyle(`${sentence} > :last-child`, { gridColumn: '1 / -1' });

export const more = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
