import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, rows, target } from '#src/styles/layout.ts';
import { color, inverse, media, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(`0 ${vars.space.block}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  padding: `${vars.space.text} ${vars.space.block}`,
  border: `2px solid ${color.surface.inverse}`,
  borderRadius: vars.radius.card,
  ...inverse,
  '@media': {
    [media.narrow]: { columnGap: vars.space.text, padding: `${vars.space.close} ${vars.space.text}` },
    [media.print]: { borderColor: color.border.subtle },
  },
});

export const glasses = style({
  gridRow: '1 / span 3',
  width: '6.5rem',
  fill: 'none',
  '@media': { [media.narrow]: { width: '3.75rem' } },
});
export const frame = style({ stroke: color.text.onInverseAccent, strokeWidth: 6, strokeLinecap: 'round' });
export const ticks = style({ stroke: color.border.onInverse, strokeWidth: 5, strokeDasharray: '1 5' });

export const text = style({
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  '@media': { [media.narrow]: { fontSize: vars.type.small } },
});

export const more = style(centeredRow(vars.space.tight));
globalStyle(`${more} > a`, { ...target, color: 'inherit', fontWeight: vars.weight.strong });
