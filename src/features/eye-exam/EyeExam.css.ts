import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, rows } from '#src/styles/layout.ts';
import { notPrinted, scripted, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.tight),
  padding: `${vars.space.close} ${vars.space.text}`,
  textAlign: 'center',
  ...notPrinted,
  ...scripted,
});

export const words = style({ display: 'block', fontSize: vars.type.title, fontWeight: vars.weight.heavy });

export const hint = style({ display: 'block', ...smallPrint });

globalStyle(`${hint} *`, { justifyItems: 'center' });

/** Lenses and outcome take the same place, which is as large as the larger one. */
export const controls = style({ ...rows('0'), alignItems: 'center' });

export const lenses = style({ gridArea: '1 / 1', selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } } });

export const outcome = style([lenses, { ...centeredRow(vars.space.text), flexWrap: 'wrap', justifyContent: 'center' }]);
