import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  paddingBlockStart: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const figure = style({
  // As wide as its longest word asks.
  flex: '1 1 5rem',
  minWidth: 'min-content',
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
