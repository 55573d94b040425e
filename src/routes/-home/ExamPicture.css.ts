import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { circle, disc } from '#src/styles/layout.ts';
import { inverse, media, vars } from '#src/styles/shared.ts';

/** The side of the picture in the units of `lenses.svg`, whose arms begin outside of it, and the circles of the lenses. */
const size = 800;
const margin = 40;
const lenses = { lens1: { x: 200, y: 592 }, lens2: { x: 602, y: 558 } } as const;
const radius = 156;
const { lens1, lens2 } = lenses;
const middle = { x: (lens1.x + lens2.x) / 2, y: (lens1.y + lens2.y) / 2 };
const tilt = Math.atan2(lens1.y - lens2.y, lens2.x - lens1.x);
const fromMiddle = Math.hypot(lens2.x - lens1.x, lens2.y - lens1.y) / 2;

const share = (length: number) => `${(length / size) * 100}%`;
const shareOfFrame = (place: number) => `${((place + margin) / (size + 2 * margin)) * 100}%`;

const blur = createVar();

/** What is blurred is larger than the frame: its edges would be pale. */
export const root = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  isolation: 'isolate',
  containerType: 'inline-size',
  direction: 'ltr',
  forcedColorAdjust: 'none',
});

export const frame = style({
  position: 'absolute',
  inset: share(-margin),
  width: share(size + 2 * margin),
  maxWidth: 'none',
  printColorAdjust: 'exact',
  pointerEvents: 'none',
  transformOrigin: `${shareOfFrame(middle.x)} ${shareOfFrame(middle.y)}`,
  '@media': { [media.motion]: { transition: `rotate 500ms ${vars.motion.ease}` } },
});

/** After the exam, the glasses sit straight. On paper they are as before it. */
export const straightFrame = style([frame, { '@media': { screen: { rotate: `${tilt}rad` } } }]);

const layer = style({
  position: 'absolute',
  inset: 0,
  vars: { [blur]: '0' },
  '@media': { [media.motion]: { transition: `clip-path 500ms ${vars.motion.ease}` } },
});

const throughLens = ({ x, y }: { x: number; y: number }) => `circle(${share(radius)} at ${share(x)} ${share(y)})`;

const blurred = `blur(calc(${blur} * 1cqw))`;

globalStyle(`${layer} img`, {
  position: 'absolute',
  inset: share(-60),
  width: share(size + 120),
  maxWidth: 'none',
  filter: blurred,
  '@media': {
    [media.dark]: { filter: `${blurred} brightness(0.85)` },
    [media.motion]: { transition: `filter 500ms ${vars.motion.ease}` },
  },
});

/** In the dark it is dusk, but for what is seen through the lenses. */
export const layers = {
  surroundings: style([
    layer,
    {
      vars: { [blur]: '1.4' },
      '@media': {
        [media.dark]: {
          '::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            backgroundColor: 'rgb(173 204 219)',
            mixBlendMode: 'multiply',
          },
        },
      },
    },
  ]),
  ...styleVariants(lenses, (center) => [layer, { clipPath: throughLens(center) }]),
};

/** What is seen through the lenses once these sit straight. */
export const straight = styleVariants(
  {
    lens1: { x: middle.x - fromMiddle, y: middle.y },
    lens2: { x: middle.x + fromMiddle, y: middle.y },
  },
  (center) => ({ '@media': { screen: { clipPath: throughLens(center) } } }),
);

/** By half diopters. On paper the chart is as before the exam. */
export const blurs = styleVariants({ 0: '0', 1: '0.8', 2: '1.6', 3: '2.6', 4: '3.6' }, (amount) => ({
  '@media': { screen: { vars: { [blur]: amount } } },
}));

/** A lens that can be chosen in the picture, with its number. */
export const choices = styleVariants(lenses, ({ x, y }) => ({
  position: 'absolute',
  ...circle(share(radius * 2)),
  left: share(x - radius),
  top: share(y - radius),
  zIndex: 1,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
}));

export const number = style({
  position: 'absolute',
  // Outside of the rim: a letter or a person would be below it.
  top: '4%',
  left: '4%',
  translate: '-50% -50%',
  ...disc('max(8cqw, 1.5em)'),
  ...inverse,
  fontSize: '5cqw',
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
});
