import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.close} ${vars.space.text}`,
  padding: vars.space.text,
  border: `2px solid ${color.border.danger}`,
  borderInlineStartWidth: '0.625rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  breakInside: 'avoid',
});

export const icon = style({ flexShrink: 0, color: color.text.danger });

export const words = style({ flex: '1 1 13rem', display: 'grid', gap: vars.space.hair });

export const text = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.5,
  color: color.text.danger,
});

export const call = style({
  flexBasis: '100%',
  '@media': { [media.tablet]: { paddingInlineStart: `calc(32px + ${vars.space.text})` } },
});
