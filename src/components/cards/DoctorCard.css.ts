import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { plainLink, sharedPicture, smallPrint, vars } from '#src/styles/shared.ts';

const inRow = '(min-width: 16rem)';

export const card = style({
  ...rows(vars.space.close),
  alignContent: 'start',
  borderRadius: vars.radius.card,
  ...plainLink,
  // In a row of its own, the portrait is beside the text.
  '@container': { [inRow]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)', alignItems: 'start' } },
});

globalStyle(`${card} img`, { '@container': { [inRow]: { aspectRatio: '1', objectPosition: '50% 20%' } } });

globalStyle(`${card}:focus-within img`, sharedPicture);
export const words = style({ ...rows(vars.space.hair), lineHeight: 1.35 });

export const name = style({
  // Two lines in a narrow card, so that what follows is in line with that of the next one.
  '@container': { '(max-width: 10.8rem)': { minHeight: '2.7em' } },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '0.12em',
      textUnderlineOffset: '0.15em',
    },
  },
});

export const title = style(smallPrint);
export const fact = style({ fontSize: vars.type.small, fontWeight: vars.weight.strong });
