import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { centeredRow, rows } from '#src/styles/layout.ts';
import { light } from '#src/styles/palettes.ts';
import { color, media, notPrinted, scripted, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.tight),
  padding: `${vars.space.text} ${vars.space.text} 1.125rem`,
  textAlign: 'center',
  ...notPrinted,
  ...scripted,
});

export const words = style({ display: 'block', fontSize: '1.25rem', fontWeight: vars.weight.heavy });

export const hint = style({ display: 'block', ...smallPrint });

globalStyle(`:is(${words}, ${hint}) *`, { justifyItems: 'center' });

/** Lenses and outcome take the same place, which is as large as the larger one. */
export const controls = style({ ...rows('0'), alignItems: 'center', marginBlockStart: '0.375rem' });

const place = style({ gridArea: '1 / 1', selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } } });

/** Each below its lens in the picture, and in the dark of the same colors. */
export const lenses = style([
  place,
  {
    marginInline: `calc(-1 * ${vars.space.text})`,
    '@media': {
      [media.dark]: {
        color: light.text.primary,
        vars: {
          [color.chart.primary]: light.chart.primary,
          [color.chart.red]: light.chart.red,
          [color.surface.raised]: light.surface.tint,
        },
      },
    },
  },
]);

const unpressable = keyframes({ 'from, to': { pointerEvents: 'none' } });

/** A second press in haste on the last lens does not reach what takes its place, also without motion. */
export const outcome = style([
  place,
  {
    ...centeredRow(vars.space.block),
    flexWrap: 'wrap',
    justifyContent: 'center',
    selectors: { '&[aria-hidden="false"]': { animation: `${unpressable} 400ms !important` } },
  },
]);
