import { style, styleVariants } from '@vanilla-extract/css';
import { color, dimmed, media, vars } from '#src/styles/shared.ts';

const base = style({
  width: '100%',
  objectFit: 'cover',
  backgroundColor: color.surface.tint,
  '@media': { [media.dark]: dimmed },
});

export const root = styleVariants({ plain: [base], card: [base, { borderRadius: vars.radius.card }] });

/** Photos are cropped to these shapes; drawings already have them. `sizes` is how much of the viewport a photo takes. */
export const shapes = {
  landscape: { width: 640, height: 480, sizes: '(min-width: 44rem) 50vw, 100vw' },
  wide: { width: 720, height: 480, sizes: '(min-width: 44rem) 50vw, 100vw' },
  square: { width: 600, height: 600, sizes: '(min-width: 44rem) 36rem, 100vw' },
  portrait: { width: 480, height: 600, sizes: '(min-width: 44rem) 40vw, 100vw' },
} as const;

export const shape = styleVariants(shapes, ({ width, height }) => ({ aspectRatio: `${width} / ${height}` }));
