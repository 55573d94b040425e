import { style, styleVariants } from '@vanilla-extract/css';
import { color, dimmed, media, vars } from '#src/styles/shared.ts';

const base = style({
  width: '100%',
  objectFit: 'cover',
  backgroundColor: color.surface.tint,
  '@media': { [media.dark]: dimmed },
});

export const root = styleVariants({ plain: [base], card: [base, { borderRadius: vars.radius.card }] });

/** Photos are cropped to these shapes; drawings already have them. */
export const shape = styleVariants({
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '3 / 2' },
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '4 / 5' },
});
