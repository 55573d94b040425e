import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.text,
  padding: `min(${vars.space.block}, 6vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  fontSize: `min(${vars.type.lead}, 6.3vw)`,
});
