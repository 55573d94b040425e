import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, circle, rows, spreadRow, target, wrappingRow } from '../../styles/layout.ts';
import {
  card,
  color,
  dimmed,
  focusRing,
  inverse,
  leadText,
  media,
  notPrinted,
  numeral,
  sharedPicture,
  smallPrint,
  vars,
} from '../../styles/shared.ts';

/** The width of a card beside another one on a phone. */
const inPairs = '(max-width: 13rem)';

/** On a phone, the picture of the section above is near. */
export const picture = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const figures = style({
  ...wrappingRow(vars.space.close),
  paddingBlockStart: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const figure = style({
  // At least as wide as its longest word.
  flex: '1 1 5rem',
  minWidth: 'min-content',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
});
export const figureValue = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const figureLabel = style({ ...smallPrint, maxWidth: '9rem' });

export const ratingCard = style({
  ...card,
  ...rows(`${vars.space.close} ${vars.space.group}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  padding: `${vars.space.group} ${vars.space.block}`,
  '@container': { [inPairs]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.close } },
});

export const rating = style(numeral);

export const stars = style({ ...wrappingRow(vars.space.hair), alignItems: 'center', color: color.chart.brass });

/** The fill covers the outline, in the direction of the text. */
export const star = style({
  display: 'grid',
  justifyItems: 'start',
  width: '24px',
  height: '24px',
  selectors: { '[dir="rtl"] &': { scale: '-1 1', direction: 'ltr' } },
});

globalStyle(`${star} > svg`, { gridArea: '1 / 1' });

globalStyle(`${ratingCard} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${ratingCard} > a`, {
  alignSelf: 'end',
  marginBlockStart: vars.space.tight,
  '@container': { [inPairs]: { paddingInline: vars.space.tight } },
});

export const officeMap = style({ ...rows(vars.space.tight), ...notPrinted });

export const officeMapFrame = style({
  ...card,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '20rem',
  overflow: 'hidden',
  '@media': { [media.narrow]: { height: '14rem' } },
  backgroundColor: color.surface.sunken,
});

/** Visible while the map loads, and where it is blocked. */
export const officeMapPlace = style({
  ...rows(vars.space.tight),
  justifyItems: 'center',
  padding: vars.space.block,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
});

export const officeMapEmbed = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  '@media': { [media.dark]: dimmed },
});

export const pictureNote = style({ color: color.text.muted });

export const steps = style({
  ...rows(vars.space.block),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  counterReset: 'step',
  // Always in one row: the rail between them must not end in the middle.
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style({
  ...rows(`${vars.space.hair} ${vars.space.block}`),
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    ...circle('3rem'),
    gridRow: 'span 2',
    margin: '6px',
    border: `3px solid ${color.text.primary}`,
    outline: `2px solid ${color.chart.ring}`,
    outlineOffset: '4px',
    fontWeight: vars.weight.heavy,
    fontSize: vars.type.title,
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.tight,
      selectors: {
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(1.5rem + 5px)',
          insetInlineStart: 'calc(3rem + 1.5rem)',
          insetInlineEnd: `calc(-1 * ${vars.space.block} + 0.75rem)`,
          borderBlockStart: `2px solid ${color.chart.ring}`,
        },
      },
    },
  },
});

export const tiles = style({
  ...rows(vars.space.tight),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr))',
  gridAutoRows: '1fr',
  '@media': {
    [media.tablet]: { gap: vars.space.close, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
  },
});

export const tile = style({
  ...card,
  ...spreadRow(vars.space.close),
  width: '100%',
  height: '100%',
  minHeight: '3.25rem',
  padding: `${vars.space.hair} ${vars.space.text}`,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textAlign: 'start',
  ':hover': { borderColor: color.border.strong, backgroundColor: color.surface.tint },
  ':active': { translate: '0 1px' },
  // Where two tiles share a narrow screen, the words need the space.
  '@media': {
    [media.tablet]: {
      '::after': {
        content: '',
        flexShrink: 0,
        width: '0.6rem',
        height: '0.6rem',
        borderRight: `2px solid ${color.text.link}`,
        borderBottom: `2px solid ${color.text.link}`,
        transform: 'translateY(-30%) rotate(45deg)',
      },
    },
  },
});

export const serviceCard = style({
  ...card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media': { [media.motion]: { transition: `box-shadow ${vars.motion.calm} ${vars.motion.ease}` } },
  ':hover': { borderColor: color.border.strong, boxShadow: vars.shadow.raised },
  selectors: { '&:focus-within:has(button:focus-visible)': focusRing },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focusRing } } },
});

globalStyle(`${serviceCard}:focus-within img`, sharedPicture);

export const serviceCardWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tight,
  flexGrow: 1,
  padding: vars.space.block,
  '@container': { [inPairs]: { padding: vars.space.tight } },
});

globalStyle(`${serviceCardWords} > h3`, { '@container': { [inPairs]: { fontSize: vars.type.small } } });
globalStyle(`${serviceCardWords} > p`, { '@container': { [inPairs]: { display: 'none' } } });

/** The card's own control: its area is the whole card. */
export const serviceCardOpener = style({
  padding: 0,
  border: 0,
  background: 'none',
  letterSpacing: 'inherit',
  textAlign: 'start',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const serviceCardMore = style({
  ...target,
  position: 'relative',
  zIndex: vars.layer.raised,
  alignSelf: 'start',
  gap: vars.space.tight,
  marginBlockStart: 'auto',
  fontWeight: vars.weight.strong,
});

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.text,
  padding: vars.space.block,
  border: `2px solid ${color.surface.inverse}`,
  borderRadius: vars.radius.card,
  ...inverse,
  '@container': { [inPairs]: { gap: vars.space.tight, padding: vars.space.tight } },
  '@media': { [media.print]: { borderColor: color.border.subtle } },
});

export const invitationGlasses = style({ width: '9rem', height: 'auto', fill: 'none', marginBlockEnd: 'auto' });
export const invitationFrame = style({ stroke: color.text.onInverseAccent, strokeWidth: 6, strokeLinecap: 'round' });
export const invitationTicks = style({ stroke: color.border.onInverse, strokeWidth: 5, strokeDasharray: '1 5' });

export const invitationText = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  '@container': { [inPairs]: { fontSize: vars.type.small } },
});

export const invitationReady = style({ '@container': { [inPairs]: { fontSize: vars.type.small } } });

export const invitationMore = style(centeredRow(vars.space.tight));
globalStyle(`${invitationMore} > a`, { ...target, color: 'inherit', fontWeight: vars.weight.strong });

export const hero = style({
  overflow: 'clip',
  paddingBlockStart: vars.space.part,
  borderBlockEnd: `6px solid ${color.border.strong}`,
  // On a phone its buttons, and the edge of the picture, are visible above everything fixed to the bottom.
  '@media': { [media.narrow]: { paddingBlockStart: vars.space.text } },
});

export const heroColumns = style({
  ...rows(vars.space.group),
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.08fr', gap: vars.space.part, alignItems: 'center' } },
});

export const heroWords = style({
  ...rows(vars.space.block),
  justifyItems: 'start',
  '@media': { [media.narrow]: { gap: vars.space.text }, [media.desktop]: { paddingBlockEnd: vars.space.part } },
});

export const heroHeading = style({
  fontSize: vars.type.poster,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.03em',
  '@media': {
    [media.compact]: { fontSize: 'min(2.5rem, 10.6vw)' },
    // Two words fit half the width, so that none is alone on a line.
    [media.desktop]: { fontSize: 'min(4.875rem, 6.1vw)' },
  },
});

export const heroLead = style({
  ...leadText,
  maxWidth: '36rem',
  '@media': { [media.compact]: { fontSize: vars.type.body } },
});

export const heroPoints = style({
  ...wrappingRow(`${vars.space.tight} ${vars.space.block}`),
  fontWeight: vars.weight.strong,
  '@media': { [media.narrow]: { display: 'none' }, [media.desktop]: { flexDirection: 'column' } },
});

export const heroPoint = style(centeredRow(vars.space.close));

export const heroDot = style({ flexShrink: 0, ...circle('0.875rem'), border: `0.2rem solid ${color.chart.brass}` });

/** The picture sits on the section's bottom border; up to a tablet it spans the full width. */
export const heroPicture = style({
  alignSelf: 'end',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [media.desktop]: { alignSelf: 'stretch', width: '100%', maxWidth: '36rem', marginInline: 0, justifySelf: 'end' },
  },
});

globalStyle(`${heroPicture} img`, {
  aspectRatio: '4 / 3',
  objectPosition: '50% 100%',
  '@media': {
    [media.tablet]: { aspectRatio: '10 / 7' },
    [media.desktop]: {
      aspectRatio: '4 / 5',
      minHeight: '100%',
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
  },
});
