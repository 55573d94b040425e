import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, target } from '#src/styles/layout.ts';
import { color, inverse, media, vars } from '#src/styles/shared.ts';
import { inPairs } from './in-pairs.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.text,
  padding: vars.space.block,
  border: `2px solid ${color.surface.inverse}`,
  borderRadius: vars.radius.card,
  ...inverse,
  '@container': { [inPairs]: { gap: vars.space.tight, padding: vars.space.tight } },
  '@media': { [media.print]: { borderColor: color.border.subtle } },
});

export const glasses = style({ width: '9rem', height: 'auto', fill: 'none', marginBlockEnd: 'auto' });
export const frame = style({ stroke: color.text.onInverseAccent, strokeWidth: 6, strokeLinecap: 'round' });
export const ticks = style({ stroke: color.border.onInverse, strokeWidth: 5, strokeDasharray: '1 5' });

export const text = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  '@container': { [inPairs]: { fontSize: vars.type.small } },
});

export const ready = style({ '@container': { [inPairs]: { fontSize: vars.type.small } } });

export const more = style(centeredRow(vars.space.tight));
globalStyle(`${more} > a`, { ...target, color: 'inherit', fontWeight: vars.weight.strong });
