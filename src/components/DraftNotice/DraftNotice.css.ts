import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  '@media': { print: { display: 'none' } },
});
