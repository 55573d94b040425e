import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { color, media, notPrinted, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.text),
  padding: `min(${vars.space.block}, 5vw)`,
  // What follows is no part of the receipt.
  marginBlockEnd: '2.5rem',
  border: `2px solid ${color.action.primary}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.tint,
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  // When it is scrolled to, the tabs above it are below the header.
  scrollMarginBlockStart: '-1rem',
  // On a phone, the panel of its form is frame enough.
  '@media': { [media.narrow]: { padding: vars.space.text, border: 0 } },
});

/** In print only the confirmation remains: a receipt on one page. */
globalStyle(`body:has(${root}) :not(:has(${root}), ${root}, ${root} *)`, notPrinted);
globalStyle(`body ${root}`, { '@media': { [media.print]: { border: 0 } } });

/** The name of the practice, for print: on a screen the header has it. */
export const sender = style({
  display: 'none',
  fontWeight: vars.weight.heavy,
  '@media': { [media.print]: { display: 'block' } },
});

export const title = style({
  ...rows(vars.space.tight),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  fontSize: vars.type.heading,
});
// As high as a line, whose words it stands beside.
globalStyle(`${title} > svg`, { height: '1lh', marginInlineStart: '-3px', color: color.action.primary });

export const reference = style(rows(vars.space.hair));

export const facts = style({
  ...column(vars.space.text),
  padding: vars.space.text,
  marginBlockEnd: vars.space.tight,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  overflowWrap: 'anywhere',
});
// What happens next, before the details of it.
globalStyle(`${facts} + p`, { fontWeight: vars.weight.strong });
globalStyle(`${facts} dd`, { textWrap: 'balance' });
globalStyle(`${facts} > div`, {
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '10.5rem 1fr' } },
});

export const fact = style({ fontWeight: vars.weight.strong });

export const number = style({
  fontSize: vars.type.heading,
  fontWeight: vars.weight.heavy,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
});

/** On one line where there is room for all of it. */
export const office = style({ display: 'inline-block' });

export const actions = style({ ...wrappingRow(vars.space.close), ...notPrinted });
