import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.text });

export const products = style({
  display: 'grid',
  gap: vars.space.text,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  padding: 0,
  listStyle: 'none',
});

// The last of an odd number has a line of its own.
globalStyle(`${products} > li:last-child:nth-child(odd):not(:first-child)`, { gridColumn: '1 / -1' });

export const note = style({
  color: color.text.muted,
  fontSize: vars.type.small,
  '@media': { [media.print]: { display: 'none' } },
});
