import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.text,
  color: color.text.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const letters = style({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 1,
  overflow: 'visible',
  flexShrink: 0,
});

export const rule = style({ flexGrow: 1, height: 0, borderBlockStart: `2px solid ${color.border.subtle}` });
