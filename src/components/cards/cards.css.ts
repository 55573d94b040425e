import { globalStyle, style } from '@vanilla-extract/css';
import { column, disc, rows, spreadRow, wrappingRow } from '#src/styles/layout.ts';
import { card, color, media, notPrinted, plainLink, sharedPicture, smallPrint, vars } from '#src/styles/shared.ts';

export const product = style({
  ...card,
  ...column(vars.space.text),
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  padding: vars.space.text,
  breakInside: 'avoid',
});

export const productHead = style({ ...wrappingRow(vars.space.text), alignItems: 'center' });

export const productPicture = style({
  ...disc('3.5rem'),
  border: `0.25rem solid ${color.chart.primary}`,
  outline: `2px solid ${color.chart.ring}`,
  outlineOffset: '3px',
  backgroundColor: color.surface.tint,
  color: color.action.primary,
});

export const productImage = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' });

export const productWords = style({ flex: '1 1 8rem', minWidth: 0, ...rows(vars.space.hair), justifyItems: 'start' });

export const productBadge = style({
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.tint,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.7,
});

export const productShop = style({
  ...spreadRow(vars.space.tight),
  flexWrap: 'wrap',
  paddingBlockStart: vars.space.close,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  ...notPrinted,
});

globalStyle(`${productShop} > *`, { '@media': { [media.narrow]: { fontSize: vars.type.small } } });
globalStyle(`${productShop} > a`, { '@media': { [media.narrow]: { paddingInline: vars.space.close } } });
export const productPrice = style({ fontWeight: vars.weight.heavy });
export const productChecked = style({ display: 'block', ...smallPrint });

export const products = style({
  ...rows(vars.space.text),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});

globalStyle(`${products} > li:last-child:nth-child(odd):not(:first-child)`, { gridColumn: '1 / -1' });

export const productListNote = style({ ...smallPrint, ...notPrinted });

const inRow = '(min-width: 16rem)';

export const doctor = style({
  ...rows(vars.space.close),
  alignContent: 'start',
  borderRadius: vars.radius.card,
  ...plainLink,
  // In a row of its own, the portrait is beside the text.
  '@container': { [inRow]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)', alignItems: 'center' } },
});

globalStyle(`${doctor} img`, { '@container': { [inRow]: { aspectRatio: '1', objectPosition: '50% 20%' } } });

globalStyle(`${doctor}:focus-within img`, sharedPicture);
export const doctorWords = style({ ...rows(vars.space.hair), lineHeight: 1.35 });

export const doctorName = style({
  // Two lines in a narrow card, so that what follows is in line with that of the next one.
  '@container': { '(max-width: 11rem)': { minHeight: '2.7em' } },
  selectors: {
    [`${doctor}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '0.12em',
      textUnderlineOffset: '0.15em',
    },
  },
});

export const doctorTitle = style(smallPrint);
export const doctorFact = style({ fontSize: vars.type.small, fontWeight: vars.weight.strong });
