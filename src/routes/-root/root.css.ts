import { style } from '@vanilla-extract/css';
import { aboveSharedPicture, color, media, target, vars } from '../../styles/shared.ts';

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
  '@media': { [media.print]: { display: 'none' } },
});

/**
 * The page while the header sticks. Above 120 percent it would take too much of a small window, and a notice about the
 * network, which has the phone number too, takes its place.
 */
const sticking = `html:not([data-offline], [data-incomplete], ${[130, 140, 150].map((size) => `[data-text-size="${size}"]`).join()})`;

const headerAway = [
  sticking,
  ':is([data-header="away"], :has(main :is(input, select, textarea):focus))',
  ':not(:has(header :is(:focus-visible, details[open]), aside :is(:focus-visible, [aria-expanded="true"])))',
].join('');

/**
 * Sticks to the top of the page up to the width at which the margin has room for the accessibility button. While the
 * visitor scrolls down or fills in a field it stays where it is in the page, but not while it is used itself.
 */
export const stickyRow = style({
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
    [media.tiny]: { fontSize: '0.8125rem' },
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
export const logoGreen = style({ fill: color.chart.green });
/** Never narrower than its longest word. */
export const logoName = style({
  maxWidth: '7em',
  minWidth: 'min-content',
  textWrap: 'balance',
  '@media': { [media.small]: { maxWidth: 'min-content' } },
});

/** Hidden where a row has space for the street only. */
export const officeAddressRest = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** Sticks to the top while the page is scrolled, and takes no space while empty. */
export const pageNotices = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  '@media': { [media.low]: { position: 'static' }, [media.print]: { display: 'none' } },
});

const pageNoticesNotice = style({
  display: 'none',
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

export const pageNoticesOffline = style([
  pageNoticesNotice,
  { selectors: { 'html[data-offline] &': { display: 'flex' } } },
]);

export const pageNoticesIncomplete = style([
  pageNoticesNotice,
  { selectors: { 'html[data-incomplete]:not([data-offline]) &': { display: 'flex' } } },
]);

export const pageNoticesLink = style({ ...target, fontWeight: vars.weight.strong });

export const bottomBar = style({
  ...aboveSharedPicture('bottom-bar'),
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

export const bottomBarList = style({
  display: 'flex',
  maxWidth: '34rem',
  marginInline: 'auto',
});

/** A fifth, or as wide as its label. It does not grow, so that it stays in place while the next ones are parsed. */
export const bottomBarPlace = style({ flex: '0 1 20%' });

export const bottomBarItem = style({
  display: 'grid',
  // Keeps room for a line of the label, so that the icon stays in place while the label is parsed.
  gridTemplateRows: 'auto minmax(1.2em, auto)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  minHeight: vars.size.bottomBar,
  color: color.text.primary,
  paddingBlock: vars.space.hair,
  // On the narrowest screens five labels do not fit at the largest text size.
  fontSize: 'min(0.8125rem, 5vw)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
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
