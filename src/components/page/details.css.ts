import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, spreadRow } from '#src/styles/layout.ts';
import { card, color, headingBeside, media, notPrinted, vars } from '#src/styles/shared.ts';
import { gridFrame as cards } from '../layout/layout.css.ts';

/** Of headings, which are larger on a wide screen. */
const besideWidth = 'clamp(18rem, 18.5vw, 20rem)';
/** A heading beside its text. */
export const beside = { gridTemplateColumns: `${besideWidth} minmax(0, 1fr)`, columnGap: vars.space.part };

export const section = style({
  ...column(vars.space.text),
  paddingBlock: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.block },
    [media.desktop]: beside,
    [media.print]: { display: 'block', paddingBlock: vars.space.close },
  },
  selectors: { '&:last-child': { paddingBlockEnd: vars.space.part } },
});

export const fold = style({
  paddingBlock: vars.space.close,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const heading = style({
  fontSize: vars.type.title,
  breakAfter: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: vars.space.tight } },
});
globalStyle(`${section} > ${heading}`, { fontSize: vars.type.heading, ...headingBeside });

export const body = style(column(vars.space.text));

globalStyle(`${fold} > ${body}`, {
  paddingBlock: vars.space.text,
  '@media': {
    [media.desktop]: { paddingInlineStart: `calc(${besideWidth} + ${vars.space.part})` },
    [media.print]: { padding: 0 },
  },
});

globalStyle(`:is(${fold}, ${section}) ~ :last-child:not(${section}, details)`, { paddingBlockEnd: '3.5rem' });
globalStyle(`${fold} + :not(details)`, {
  paddingBlockStart: vars.space.text,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

/** Limits text to about 70 characters per line; pictures and cards may be wider. */
globalStyle(`${body} p, ${body} li:not(${cards} li, :has(> button))`, {
  maxWidth: '36rem',
  '@media': { [media.print]: { maxWidth: 'none' } },
});

export const foldSummary = style({ ...spreadRow(vars.space.text), minHeight: vars.size.touchTarget });

globalStyle(`details:has(> ${foldSummary})::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const foldChevron = style({
  flexShrink: 0,
  selectors: { [`[open] > ${foldSummary} > &`]: { rotate: '180deg' } },
  ...notPrinted,
});

export const factsFrame = style({ containerType: 'inline-size', width: '100%' });
export const factsBox = style([factsFrame, { ...card, padding: vars.space.text }]);
export const facts = style(rows(vars.space.text));

export const fact = style({
  ...column(vars.space.hair),
  breakInside: 'avoid',
  // In rem, so that large text gets the whole width.
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 36rem)', columnGap: vars.space.text } },
});

const abreast = '(min-width: 48rem)';
globalStyle(`${factsBox} > ${facts}`, {
  '@container': {
    [abreast]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', columnGap: vars.space.block },
  },
});
globalStyle(`${factsBox} ${fact}`, {
  '@container': { [abreast]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const factName = style({ fontWeight: vars.weight.strong, color: color.text.muted });
