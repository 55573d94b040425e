import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

const base = style({ width: '100%', objectFit: 'cover', backgroundColor: color.surface.tint });

export const root = styleVariants({
  plain: [base],
  card: [base, { borderRadius: vars.radius.card }],
});

/** A photo is cut to its shape; a drawing has been drawn to it. */
export const shape = styleVariants({
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '3 / 2' },
  banner: {
    aspectRatio: '16 / 9',
    objectPosition: '50% 60%',
    '@media': { [media.tablet]: { aspectRatio: '5 / 2' } },
  },
  portrait: { aspectRatio: '4 / 5' },
});

export const photo = style({ display: 'block' });
