import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.text,
  padding: vars.space.block,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  fontSize: vars.type.lead,
});
