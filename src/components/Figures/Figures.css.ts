import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  gap: vars.space.close,
  paddingBlockStart: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
});
export const value = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const label = style({ fontSize: vars.type.small, color: color.text.muted, maxWidth: '9rem' });
