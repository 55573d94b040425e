import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, column, rows, spreadRow, target, wrappingRow } from '../../styles/layout.ts';
import { card, color, leadText, media, notPrinted, numeral, sharedPicture, vars } from '../../styles/shared.ts';
import { gridFrame as cards } from '../layout/layout.css.ts';

export const pageHeader = style({
  paddingBlock: `${vars.space.text} ${vars.space.part}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const pageHeaderColumns = style({
  ...rows(vars.space.part),
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' },
    [media.print]: { gridTemplateColumns: '1.3fr 0.7fr' },
  },
});

export const pageHeaderWords = style({
  ...column(vars.space.text),
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space.text,
});

export const pageHeaderTitle = styleVariants({
  // Long words have to fit a narrow phone at the largest text size.
  page: { fontSize: `min(${vars.type.display}, 12.5vw)` },
  poster: { fontSize: vars.type.poster, lineHeight: vars.leading.tight, letterSpacing: '-0.03em' },
});

export const lead = style({ ...leadText, textWrap: 'balance' });

export const callToAction = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.tint,
  paddingBlock: vars.space.part,
  '@media': {
    [media.tablet]: {
      backgroundImage: [3, 5, 7]
        .map((radius) => {
          const ring = `${color.surface.raised} ${radius + 0.05}rem ${radius + 0.2}rem`;
          return `radial-gradient(circle at 100% 100%, transparent ${radius}rem, ${ring}, transparent ${radius + 0.25}rem)`;
        })
        .join(', '),
    },
    [media.print]: { display: 'none' },
  },
});

export const callToActionColumns = style({
  ...column(vars.space.block),
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto' } },
});

export const callToActionLead = style({ fontSize: vars.type.lead, lineHeight: 1.5 });
export const callToActionActions = style({ ...wrappingRow(vars.space.close), alignItems: 'center' });

// Buttons that do not fit side by side are equally wide.
globalStyle(`${callToActionActions} > *`, { '@media': { [media.narrow]: { flexGrow: 1 } } });

export const detailSection = style({
  ...column(vars.space.text),
  paddingBlock: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.block },
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: vars.space.part },
    [media.print]: { display: 'block', paddingBlock: vars.space.close },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: vars.space.part },
    // The call to action above already ends with an edge.
    [`${callToAction} + * > &:first-child`]: { borderBlockStart: 0, paddingBlockStart: vars.space.part, ...notPrinted },
  },
});

export const detailFold = style({
  paddingBlock: vars.space.close,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const detailSectionHeading = style({
  fontSize: vars.type.heading,
  breakAfter: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: vars.space.tight } },
});

export const detailSectionBody = style(column(vars.space.text));

globalStyle(`${detailFold} > ${detailSectionBody}`, {
  paddingBlock: vars.space.text,
  '@media': {
    [media.desktop]: { paddingInlineStart: `calc(18rem + ${vars.space.part})` },
    [media.print]: { padding: 0 },
  },
});

globalStyle(`${detailFold} ~ :last-child:not(details)`, { paddingBlockEnd: vars.space.part });
globalStyle(`${detailFold} + :not(details)`, {
  paddingBlockStart: vars.space.text,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

/** Limits text to about 70 characters per line; pictures and cards may be wider. */
globalStyle(`${detailSectionBody} p, ${detailSectionBody} li:not(${cards} li)`, {
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

export const factsFrame = style({ containerType: 'inline-size' });
export const factsBox = style([factsFrame, { ...card, width: '100%', padding: vars.space.text }]);
export const facts = style(rows(vars.space.text));

export const fact = style({
  ...column(vars.space.hair),
  breakInside: 'avoid',
  // In rem, so that large text gets the whole width.
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 36rem)', columnGap: vars.space.text } },
});

export const factName = style({ fontWeight: vars.weight.strong, color: color.text.muted });

export const steps = style({ ...rows(vars.space.block), counterReset: 'step' });

export const step = style({
  ...rows(`${vars.space.hair} ${vars.space.close}`),
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    border: `2px solid ${color.border.strong}`,
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.heavy,
  },
});

export const stepTitle = style({ alignSelf: 'center' });

/** As high as three facts, a status of three lines and a button on a phone. */
export const statusPanel = style({ minHeight: '26rem' });
globalStyle(`html:not([data-scripted]) ${statusPanel}`, { display: 'none' });

/** Until hydration, `src/early.ts` ends what it promises. */
export const status = style({ selectors: { '[data-awaiting] &:not([data-pending])': { display: 'none' } } });

export const hero = style({ paddingBlock: `${vars.space.text} ${vars.space.part}` });

const heroColumns = style({ ...rows(vars.space.group), alignItems: 'center', marginBlockStart: vars.space.text });

export const heroLayout = styleVariants({
  landscape: [heroColumns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.1fr 0.9fr' } } }],
  portrait: [heroColumns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.5fr 1fr' } } }],
});

export const heroWords = style({ ...rows(vars.space.text), justifyItems: 'start' });
export const heroPicture = style({ width: '100%', maxWidth: '34rem', ...notPrinted });

/** On a phone the picture for emergencies is low. */
globalStyle(`${heroPicture}[data-urgent] img`, { '@media': { [media.narrow]: { aspectRatio: '4 / 1' } } });

// A view transition name must be unique on the page.
globalStyle(`html:not(:has(a:focus img)) ${heroPicture} img`, sharedPicture);

export const notFound = style({ paddingBlock: vars.space.section });

export const notFoundColumns = style({
  ...rows(vars.space.part),
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' } },
});

export const notFoundWords = style({ ...rows(vars.space.block), justifyItems: 'start' });

export const notFoundPicture = style({
  width: '100%',
  maxWidth: '18rem',
  '@media': { [media.belowDesktop]: { order: -1 }, [media.desktop]: { maxWidth: 'none', justifySelf: 'end' } },
});

export const notFoundCode = style({ ...numeral, color: color.text.muted });

export const notFoundText = style({ ...leadText, maxWidth: '36rem' });

export const notFoundSuggestions = style({
  width: '100%',
  maxWidth: '36rem',
  padding: `${vars.space.close} ${vars.space.block}`,
  fontSize: vars.type.title,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

globalStyle(`${notFoundSuggestions} a`, { ...target, fontWeight: vars.weight.heavy, color: color.text.primary });
export const notFoundCall = style(centeredRow(vars.space.tight));
export const notFoundPhone = style({ ...target, fontWeight: vars.weight.strong });

export const lens = style({ width: '100%', maxWidth: '31.875rem', height: 'auto', ...notPrinted });

export const lensLetters = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 1 });
export const lensGlass = style({ fill: color.surface.raised });
export const lensRim = style({ fill: 'none', stroke: color.chart.primary, strokeWidth: 1.1 });
export const lensThread = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 0.35 });
export const lensHandle = style({ stroke: color.chart.primary, strokeWidth: 2.2, strokeLinecap: 'round' });
