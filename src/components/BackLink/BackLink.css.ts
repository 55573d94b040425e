import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.strong,
  '@media': { [media.print]: { display: 'none' } },
});
