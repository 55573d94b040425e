import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { disc, rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

const rimColor = createVar();

/** The lenses stand as in a pair of glasses, in every direction of text. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  justifyItems: 'center',
  direction: 'ltr',
});

const lens = style({
  ...rows(vars.space.hair),
  justifyItems: 'center',
  minWidth: '4rem',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

/** The marks of a trial lens go around its ring. */
export const ring = style({
  ...disc('3.5rem'),
  border: `0.375rem solid ${rimColor}`,
  outline: `2px dotted ${color.border.control}`,
  outlineOffset: '3px',
  margin: '5px',
  backgroundColor: color.surface.raised,
  fontSize: vars.type.heading,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  '@media': {
    [media.motion]: { transition: `transform ${vars.motion.quick}` },
  },
  selectors: {
    'button:hover:not([aria-disabled]) > &': { '@media': { [media.hover]: { outlineColor: color.border.strong } } },
    'button:active:not([aria-disabled]) > &': { transform: 'scale(0.94)' },
    '[aria-disabled="true"] > &': { borderStyle: 'dashed', borderColor: color.border.control, outline: 0 },
  },
});

export const lenses = styleVariants({ left: color.chart.primary, right: color.chart.red }, (rim) => [
  lens,
  { vars: { [rimColor]: rim } },
]);
