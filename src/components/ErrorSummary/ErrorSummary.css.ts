import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.close,
  padding: vars.space.block,
  border: `4px solid ${color.border.danger}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
});

export const list = style({ display: 'grid', paddingInlineStart: '1.25rem' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  color: color.text.danger,
  fontWeight: vars.weight.strong,
});
