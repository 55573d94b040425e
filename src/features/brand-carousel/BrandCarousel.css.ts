import { type CSSProperties, keyframes, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { light } from '#src/styles/palettes.ts';
import { color, dimmed, media, vars } from '#src/styles/shared.ts';

const loop = keyframes({ to: { translate: '-50% 0' } });

export const root = style({ ...rows(vars.space.block), justifyItems: 'start' });

export const frame = style({ width: '100%', overflow: 'hidden', direction: 'ltr', paddingBlock: vars.space.tight });

const inRows = { width: 'auto' } as const;

const hidden = { display: 'none' } as const;
const lessMotion = '(prefers-reduced-motion: reduce)';
const isStill = '[data-movement="still"]';
const followsPreference = '[data-overrides-reduced-motion="false"]';

export const track = style({
  display: 'flex',
  width: 'max-content',
  animation: `${loop} 20s linear infinite`,
  '@media': { [media.print]: { ...inRows, animation: 'none' } },
  selectors: {
    // Important: the global rule for reduced motion would reset it.
    '&[data-movement="paused"]': { animationPlayState: 'paused !important' },
    [`&${isStill}`]: { ...inRows, animation: 'none' },
    [`&${followsPreference}`]: { '@media': { [lessMotion]: inRows } },
    '&[data-overrides-reduced-motion="true"]:not([data-movement="still"])': {
      '@media': {
        [lessMotion]: {
          animationName: `${loop} !important`,
          animationDuration: '20s !important',
          animationTimingFunction: 'linear !important',
          animationIterationCount: 'infinite !important',
        },
      },
    },
  },
});

const whenStill = (rules: CSSProperties) => ({
  '@media': { [media.print]: rules },
  selectors: {
    [`${track}${isStill} &`]: rules,
    [`${track}${followsPreference} &`]: { '@media': { [lessMotion]: rules } },
  },
});

/** When nothing moves, as many in a row as fit: two on a phone, five on a tablet, seven on a desktop. */
export const cards = style({
  display: 'flex',
  flexShrink: 0,
  ...whenStill({
    ...rows(vars.space.text),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 40%), 1fr))',
    flexShrink: 1,
    width: '100%',
  }),
});

/** The second copy of the cards, which closes the loop; hidden when nothing moves. */
export const copy = style([cards, whenStill(hidden)]);

/** The gap is part of each moving card, so that the loop has no seam. */
export const item = style({ paddingInlineEnd: vars.space.text, ...whenStill({ paddingInlineEnd: 0 }) });

export const card = style([
  {
    display: 'block',
    width: '11.5rem',
    height: '8.75rem',
    border: `2px solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    // Logos are made for white.
    backgroundColor: light.surface.raised,
    objectFit: 'contain',
    '@media': { [media.dark]: dimmed },
  },
  whenStill({ width: '100%', height: 'auto', aspectRatio: '184 / 140' }),
]);

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.tight });

/** The label of the button until it is known whether the device prefers reduced motion. */
export const whileMoving = style([label, { '@media': { [lessMotion]: hidden } }]);
export const whileStill = style([label, { '@media': { [media.motion]: hidden } }]);
