import { keyframes, style } from '@vanilla-extract/css';
import { centeredRow } from '#src/styles/layout.ts';
import { light } from '#src/styles/palettes.ts';
import { card as cardLook, color, iconButton, media, notPrinted, vars } from '#src/styles/shared.ts';

const loop = keyframes({ to: { translate: '-50% 0' } });

const hidden = { display: 'none' } as const;
const lessMotion = '(prefers-reduced-motion: reduce)';

export const root = style(centeredRow(vars.space.tight));

/** When nothing moves, visitors scroll it. */
export const frame = style({
  flex: 1,
  overflow: 'hidden',
  direction: 'ltr',
  paddingBlock: vars.space.hair,
  scrollbarWidth: 'thin',
  selectors: {
    '&:not(:focus-visible)': {
      '@media': {
        screen: { maskImage: 'linear-gradient(90deg, #000 calc(100% - 2rem), #0000)' },
        [`screen and ${media.motion}`]: {
          maskImage: 'linear-gradient(90deg, #0000, #000 2rem calc(100% - 2rem), #0000)',
        },
      },
    },
    '&[data-movement="still"]': { overflowX: 'auto' },
    '&[data-movement="unknown"]': { '@media': { [lessMotion]: { overflowX: 'auto' } } },
  },
});

export const track = style({
  display: 'flex',
  width: 'max-content',
  animation: `${loop} 20s linear infinite`,
  '@media': { [media.print]: { width: 'auto', animation: 'none' } },
  selectors: {
    [`${frame}[data-movement="still"] &`]: { animation: 'none' },
    // Important: the global rule for reduced motion would reset it.
    [`${frame}:is([data-movement="playing"], [data-movement="paused"]) &`]: {
      '@media': {
        [lessMotion]: {
          animationName: `${loop} !important`,
          animationDuration: '20s !important',
          animationTimingFunction: 'linear !important',
          animationIterationCount: 'infinite !important',
        },
      },
    },
    [`${frame}[data-movement="paused"] &`]: { animationPlayState: 'paused !important' },
  },
});

export const cards = style({ display: 'flex', '@media': { [media.print]: { flexWrap: 'wrap' } } });

/** The second copy of the cards, which closes the loop; hidden when nothing moves. */
export const copy = style([
  cards,
  {
    ...notPrinted,
    selectors: {
      [`${frame}[data-movement="still"] &`]: hidden,
      [`${frame}[data-movement="unknown"] &`]: { '@media': { [lessMotion]: hidden } },
    },
  },
]);

/** The gap is part of each card, so that the loop has no seam. */
export const item = style({ paddingInlineEnd: vars.space.text });

export const card = style({
  ...cardLook,
  width: '11.5rem',
  height: '8.75rem',
  // Logos are made for white.
  backgroundColor: light.surface.raised,
  objectFit: 'contain',
  // The frame above is seen first.
  filter: 'grayscale(1)',
  '@media': {
    [media.dark]: { filter: 'grayscale(1) brightness(0.92)' },
    [media.print]: { width: '7rem', height: 'auto' },
  },
});

export const button = style({
  ...iconButton,
  flexShrink: 0,
  border: `2px solid ${color.border.control}`,
  borderRadius: '50%',
  ...notPrinted,
});

/** The label of the button until it is known whether the device prefers reduced motion. */
export const whileMoving = style({ '@media': { [lessMotion]: hidden } });
export const whileStill = style({ '@media': { [media.motion]: hidden } });
