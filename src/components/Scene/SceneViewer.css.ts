import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const control = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  marginBlockStart: vars.space.close,
  fontWeight: vars.weight.strong,
  '@media': { [media.print]: { display: 'none' } },
});

export const range = style({
  gridColumn: '1 / -1',
  width: '100%',
  minHeight: vars.size.touchTarget,
  margin: 0,
  accentColor: color.action.primary,
  cursor: 'pointer',
});
