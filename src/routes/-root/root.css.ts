import { globalStyle, style } from '@vanilla-extract/css';
import { circle, rows, spreadRow, target, wrappingRow } from '../../styles/layout.ts';
import { color, inverse, media, notPrinted, plainLink, usualText, vars } from '../../styles/shared.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.tight,
  insetInlineStart: vars.space.tight,
  zIndex: vars.layer.skip,
  padding: `${vars.space.close} ${vars.space.text}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  ...notPrinted,
});

/** The page while the header sticks: not with large text in a small window, nor below a notice about the network. */
const sticking = `html:not([data-offline], [data-incomplete], [data-unanswered], ${[130, 140, 150].map((size) => `[data-text-size="${size}"]`).join()})`;

const headerAway = [
  sticking,
  ':is([data-header="away"], :has(main :is(input, select, textarea):focus))',
  ':not(:has(header :is(:focus-visible, details[open]), aside :is(:focus-visible, [aria-expanded="true"])))',
].join('');

/** Sticks to the top until the margin has room for the accessibility button, but not while the visitor scrolls down. */
const stickyRow = style({
  position: 'relative',
  '@media': {
    [media.motion]: { transition: `inset-block-start ${vars.motion.calm} ${vars.motion.ease}` },
    [media.print]: { position: 'static' },
  },
  selectors: {
    [`${sticking} &`]: { '@media': { [media.sticky]: { position: 'sticky', insetBlockStart: 0 } } },
    [`${headerAway} &`]: { '@media': { [media.sticky]: { insetBlockStart: '-12rem' } } },
  },
});

/** Lies over the header, at its end. In the markup it comes before it, so that it is the second tab stop. */
export const accessibilityPanel = style([stickyRow, { zIndex: vars.layer.panel, height: 0 }]);

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontWeight: vars.weight.heavy,
  fontSize: '1rem',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
  '@media': {
    [media.small]: { fontSize: vars.type.small },
    [media.tablet]: { fontSize: vars.type.lead, gap: vars.space.close },
    // Smaller where it shares a row that is just wide enough.
    [media.desktop]: { fontSize: '1.125rem', gap: vars.space.tight },
    [media.wide]: { fontSize: vars.type.lead, gap: vars.space.close },
  },
});

export const logoMark = style({
  width: '2.1em',
  height: '2.1em',
  flexShrink: 0,
  // Without the mark there is space for the phone number.
  '@media': { [media.tiny]: { display: 'none' } },
});
export const logoRing = style({ fill: 'none', stroke: color.chart.ring, strokeWidth: 2 });
export const logoTab = style({ fill: color.chart.ring });
export const logoGap = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 4 });
export const logoPrimary = style({ fill: color.chart.primary });
/** Never narrower than its longest word. */
export const logoName = style({
  maxWidth: '7em',
  minWidth: 'min-content',
  textWrap: 'balance',
  '@media': { [media.small]: { maxWidth: 'min-content' } },
});

export const officeAddressRest = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** Sticks to the top while the page is scrolled, and takes no space while empty. */
export const pageNotices = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

const pageNotice = style({
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.close,
  paddingInline: vars.space.text,
  minHeight: vars.size.touchTarget,
  backgroundColor: color.surface.notice,
  borderBlockEnd: `2px solid ${color.border.strong}`,
  fontSize: vars.type.small,
  lineHeight: 1.5,
});

/** Stronger than the attribute `hidden`, which hides a notice also where there are no styles. */
const shownNotice = { display: 'flex !important' };

export const pageNoticesOffline = style([pageNotice, { selectors: { 'html[data-offline] &': shownNotice } }]);

export const pageNoticesIncomplete = style([
  pageNotice,
  {
    selectors: {
      'html:is([data-incomplete], [data-unanswered]):not([data-offline]) &': shownNotice,
      // The same is said in place.
      'html:has([data-failure]:not([hidden])) &': { display: 'none !important' },
    },
  },
]);

export const pageNoticesLink = style({ ...target, fontWeight: vars.weight.strong });

export const bottomBar = style({
  viewTransitionName: 'bottom-bar',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  // The border and the height of a link, so that the bar stays in place while its links are parsed.
  minHeight: `calc(1px + ${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  backgroundColor: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.control}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const bottomBarList = style({ display: 'flex', maxWidth: '34rem', marginInline: 'auto' });

/** A fifth, or as wide as its label. It does not grow, so that it stays in place while the next ones are parsed. */
export const bottomBarPlace = style({ flex: '0 1 20%' });

export const bottomBarItem = style({
  ...rows('0.125rem'),
  // Keeps room for a line of the label, so that the icon stays in place while the label is parsed.
  gridTemplateRows: 'auto minmax(1.2em, auto)',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: vars.size.bottomBar,
  ...plainLink,
  paddingBlock: vars.space.hair,
  // On the narrowest screens five labels do not fit at the largest text size.
  fontSize: 'min(0.8125rem, 5vw)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  touchAction: 'manipulation',
  ':active': { backgroundColor: color.surface.tint },
  ':focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 4px ${color.focus.halo}` },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 3px 0 ${color.action.primary}` } },
});

/** Space at the end of the page for the bar and the floating buttons above it. */
export const bottomBarClearance = style({
  height: `calc(${vars.size.bottomBar} + 4rem + env(safe-area-inset-bottom))`,
  backgroundColor: color.surface.inverse,
  '@media': { [`${media.desktop}, ${media.low}, ${media.print}`]: { display: 'none' } },
});

export const header = style({
  '@media': {
    // The lower row sticks to the top of the whole page, not of this element.
    screen: { display: 'contents' },
    [media.print]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      borderBlockEnd: `1px solid ${color.border.strong}`,
    },
  },
});

/** What the accessibility button stands on. */
export const headerRow = style([
  stickyRow,
  {
    viewTransitionName: 'site-header',
    zIndex: vars.layer.bar,
    backgroundColor: color.surface.raised,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.print]: { borderBlockEnd: 0 } },
  },
]);

export const sign = style({
  order: -1,
  ...inverse,
  fontSize: vars.type.small,
  lineHeight: 1.3,
  borderBlockStart: `4px solid ${color.surface.inverse}`,
  boxShadow: `inset 0 2px 0 ${color.text.onInverse}`,
  '@media': {
    [media.print]: { border: 0, boxShadow: 'none', backgroundColor: 'transparent', color: color.text.primary },
  },
});

export const signRow = style({
  ...spreadRow(`0 ${vars.space.close}`),
  flexWrap: 'wrap',
  '@media': { [media.print]: { paddingBlockEnd: vars.space.tight } },
});

export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
/** Takes the rest of the row whatever its text, so that nothing beside it moves. */
export const officeStatus = style({ flex: '1 1 9rem', ...notPrinted });

/** The container whose width, relative to the text size, sets the position of the navigation. */
export const headerFrame = style({ position: 'relative', containerType: 'inline-size' });

/** Too narrow for a row in the usual size: a small phone, or large text on a wider screen. */
const fullRow = '(max-width: 21.94rem)';
/** The same on the smallest phones. */
const fullestRow = '(max-width: 19.99rem)';

export const headerBar = style({
  ...spreadRow(vars.space.tight),
  flexWrap: 'wrap',
  paddingBlock: vars.space.close,
  paddingInlineEnd: `calc(${vars.size.touchTarget} + ${vars.space.hair})`,
  // A number on a row of its own stands at the end, where its menu has room.
  '@media': {
    [media.narrow]: { columnGap: vars.space.hair, justifyContent: 'flex-end' },
    [media.print]: { paddingInlineEnd: 0 },
  },
  '@container': { '(min-width: 17.5rem) and (max-width: 40rem)': { flexWrap: 'nowrap' } },
  selectors: { [`${usualText} &`]: { '@media': { [media.margin]: { paddingInlineEnd: 0 } } } },
});

globalStyle(`${sign} a`, {
  ...target,
  color: 'inherit',
  '@media': { [media.print]: { minHeight: 0, textDecoration: 'none' } },
});

export const homeLink = style({
  display: 'inline-flex',
  minHeight: vars.size.touchTarget,
  ...plainLink,
  borderRadius: vars.radius.control,
  marginInlineEnd: 'auto',
  '@container': { '(max-width: 17.49rem)': { order: -2 } },
});

export const mainNav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', flex: '1 1 0' } },
  '@container': {
    // With large text the navigation has its own row.
    '(max-width: 58.99rem)': { '@media': { [media.desktop]: { order: 1, flexBasis: '100%' } } },
  },
});

export const mainLinks = style({
  ...wrappingRow('0'),
  justifyContent: 'flex-end',
  '@media': { [media.margin]: { columnGap: vars.space.hair } },
  '@container': {
    '(max-width: 58.99rem)': { justifyContent: 'flex-start', marginInline: `calc(-1 * ${vars.space.tight})` },
  },
});

const headerLink = style({
  ...target,
  borderRadius: vars.radius.control,
  ...plainLink,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.action.primary}` } },
});

export const mainLink = style([
  headerLink,
  {
    paddingInline: vars.space.hair,
    fontSize: '1rem',
    '@media': {
      [media.wide]: { paddingInline: vars.space.tight },
      [media.margin]: { paddingInline: vars.space.close, fontSize: vars.type.body },
    },
  },
]);

/** The icon is drawn here, so that it adds nothing to the scripts of every page. */
export const searchLink = style([
  headerLink,
  {
    position: 'relative',
    minWidth: vars.size.touchTarget,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.65rem)',
      left: '0.85rem',
      ...circle('0.95rem'),
      border: '2.5px solid',
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% + 0.35rem)',
      left: '1.6rem',
      width: '0.55rem',
      borderBlockStart: '3px solid',
      transform: 'rotate(45deg)',
    },
    ...notPrinted,
    // With large text on a phone the number has its own row.
    '@container': { '(max-width: 17.49rem)': { order: -1 } },
  },
]);

// In a row that is just wide enough, what is decoration gives way to the words, and then they are smaller.
globalStyle(`${headerBar} > details > summary > svg`, {
  '@media': { [media.narrow]: { display: 'none' }, [media.justDesktop]: { display: 'none' } },
});
globalStyle(`${headerBar} > details > summary`, {
  // The number breaks only where a reader has widened the spacing of letters and words.
  '@media': { [media.narrow]: { paddingInline: vars.space.tight, whiteSpace: 'normal' } },
  '@container': {
    [fullRow]: { paddingInline: vars.space.hair, fontSize: '0.875rem' },
    [fullestRow]: { paddingInline: '0.125rem', fontSize: '0.78rem' },
  },
});
// A sheet beside other buttons would not fit: it takes the width of the header.
globalStyle(`${headerBar} > details`, { '@media': { [media.narrow]: { position: 'static' } } });
globalStyle(`${headerBar} > details > div`, { '@media': { [media.narrow]: { insetInlineStart: 0, width: 'auto' } } });
globalStyle(`${homeLink} svg`, { '@container': { '(max-width: 24.79rem)': { display: 'none' } } });
globalStyle(`${homeLink} > ${logo}`, {
  '@container': {
    [fullRow]: { fontSize: vars.type.small },
    [fullestRow]: { fontSize: '0.8125rem', letterSpacing: '-0.03em' },
  },
});
