import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
  maxWidth: vars.size.form,
  padding: `min(${vars.space.block}, 5vw)`,
  border: `3px solid ${color.border.danger}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.danger,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  color: color.text.danger,
  fontSize: vars.type.title,
});

export const icon = style({ flexShrink: 0 });
