import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const frame = style({ containerType: 'inline-size' });

export const facts = style({ display: 'grid', gap: vars.space.text });

export const fact = style({
  display: 'grid',
  gap: vars.space.hair,
  breakInside: 'avoid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In rem, so that large text gets the whole width.
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 36rem)', columnGap: vars.space.text },
  },
});

export const name = style({ fontWeight: vars.weight.strong, color: color.text.muted });

export const text = style({ margin: 0 });
