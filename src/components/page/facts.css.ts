import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const facts = style({ display: 'grid', gap: vars.space.text });

export const fact = style({
  display: 'grid',
  gap: vars.space.hair,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 36rem)', columnGap: vars.space.text } },
});

export const name = style({ fontWeight: vars.weight.strong, color: color.text.muted });

export const text = style({ margin: 0 });
