import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.block,
  minWidth: 0,
  padding: 0,
  paddingBlockStart: vars.space.block,
  border: 0,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
});

export const hint = style({ color: color.text.muted, clear: 'both' });
