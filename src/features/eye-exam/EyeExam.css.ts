import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, rows } from '#src/styles/layout.ts';
import { notPrinted, scripted, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.tight),
  padding: `${vars.space.close} ${vars.space.text}`,
  textAlign: 'center',
  ...notPrinted,
  ...scripted,
});

globalStyle(`${root} > :first-child`, { gridArea: '1 / 1' });

/** Where it fits, the words stand between the lenses, and above the outcome. */
const row = '(min-width: 26.5rem)';

export const text = styleVariants({ above: '-0.25rem', between: '1.75rem' }, (down) => ({
  '@container': { [row]: { marginInline: '4.5rem', marginBlockEnd: '3.5rem', translate: `0 ${down}` } },
}));

export const words = style({ display: 'block', fontSize: '1.25rem', fontWeight: vars.weight.heavy });

export const hint = style({ display: 'block', ...smallPrint });

globalStyle(`:is(${words}, ${hint}) *`, { justifyItems: 'center' });

/** Lenses and outcome take the same place, which is as large as the larger one. */
export const controls = style({ ...rows('0'), alignItems: 'center', '@container': { [row]: { gridArea: '1 / 1' } } });

export const lenses = style({ gridArea: '1 / 1', selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } } });

globalStyle(`${lenses} > fieldset`, {
  '@container': { [row]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
});

const unpressable = keyframes({ 'from, to': { pointerEvents: 'none' } });

/** A second press in haste on the last lens does not reach what takes its place, also without motion. */
export const outcome = style([
  lenses,
  {
    ...centeredRow(vars.space.text),
    flexWrap: 'wrap',
    justifyContent: 'center',
    selectors: { '&[aria-hidden="false"]': { animation: `${unpressable} 400ms !important` } },
    '@container': { [row]: { alignSelf: 'end', marginBlockEnd: '0.25rem' } },
  },
]);
