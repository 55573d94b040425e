import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [media.print]: { paddingInline: 0 } },
});
