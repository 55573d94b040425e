import { globalStyle, style } from '@vanilla-extract/css';
import { rows, wrappingRow } from '#src/styles/layout.ts';
import { card, color, numeral, vars } from '#src/styles/shared.ts';
import { inPairs } from './in-pairs.ts';

export const root = style({
  ...card,
  ...rows(`${vars.space.close} ${vars.space.group}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  padding: `${vars.space.group} ${vars.space.block}`,
  '@container': { [inPairs]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.close } },
});

export const rating = style(numeral);

export const stars = style({ ...wrappingRow(vars.space.hair), alignItems: 'center', color: color.chart.brass });

/** The fill covers the outline, in the direction of the text. */
export const star = style({
  display: 'grid',
  justifyItems: 'start',
  width: '24px',
  height: '24px',
  selectors: { '[dir="rtl"] &': { scale: '-1 1', direction: 'ltr' } },
});

globalStyle(`${star} > svg`, { gridArea: '1 / 1' });

globalStyle(`${root} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${root} > a`, {
  alignSelf: 'end',
  marginBlockStart: vars.space.tight,
  '@container': { [inPairs]: { paddingInline: vars.space.tight } },
});
