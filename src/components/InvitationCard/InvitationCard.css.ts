import { globalStyle, style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.text,
  padding: vars.space.block,
  border: `2px solid ${color.surface.inverse}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.inverse,
  color: color.text.onInverse,
});

export const glasses = style({ width: '9rem', height: 'auto', fill: 'none', marginBlockEnd: 'auto' });

export const frame = style({ stroke: color.text.onInverseAccent, strokeWidth: 6, strokeLinecap: 'round' });

export const ticks = style({ stroke: color.border.onInverse, strokeWidth: 5, strokeDasharray: '1 5' });

export const text = style({ fontSize: vars.type.title, fontWeight: vars.weight.strong, lineHeight: 1.4 });

export const more = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });

globalStyle(`${more} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  color: 'inherit',
  fontWeight: vars.weight.strong,
});
