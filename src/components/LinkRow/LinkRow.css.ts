import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  marginBlockStart: vars.space.tight,
  '@media': { [media.print]: { display: 'none' } },
});

export const label = style({ fontWeight: vars.weight.heavy });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.block,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${links} > li > a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touchTarget });
