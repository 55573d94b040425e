import { style } from '@vanilla-extract/css';
import { root as backToTop, placeInBar } from '#src/features/back-to-top/BackToTop.css.ts';
import { rows } from '#src/styles/layout.ts';
import { color, media, plainLink, vars } from '#src/styles/shared.ts';

export const root = style({
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
    [`${media.desktop}, ${media.print}`]: { display: 'none' },
    [media.low]: { position: 'static' },
  },
});

/** Leaves room for the button that leads to the top, and makes way for it: by `translate`, which shifts no layout. */
export const list = style({
  display: 'grid',
  // As many columns as links from the start, so that none moves while the next ones are parsed.
  gridTemplateColumns: 'repeat(5, 1fr)',
  columnGap: 'min(0.125rem, 1vw)',
  maxWidth: `min(34rem, 100% - ${placeInBar})`,
  marginInline: 'auto',
  '@media': { [media.motion]: { transition: `translate ${vars.motion.calm} ${vars.motion.ease}` } },
  selectors: {
    [`html:has(${backToTop}) &`]: { '@media': { [media.sticky]: { translate: `calc(${placeInBar} / -2)` } } },
    [`html[dir="rtl"]:has(${backToTop}) &`]: { '@media': { [media.sticky]: { translate: `calc(${placeInBar} / 2)` } } },
  },
});

export const item = style({
  ...rows('0.125rem'),
  // Keeps room for a line of the label, so that the icon stays in place while the label is parsed.
  gridTemplateRows: 'auto minmax(1.2em, auto)',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: vars.size.bottomBar,
  ...plainLink,
  paddingBlock: vars.space.hair,
  // On the narrowest screens the labels do not fit at the largest text size.
  fontSize: 'min(0.8125rem, 5vw)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  touchAction: 'manipulation',
  ':active': { backgroundColor: color.surface.tint },
  ':focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 4px ${color.focus.halo}` },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 3px 0 ${color.action.primary}` } },
});

/** Space for the bar at the end of the page. */
export const clearance = style({
  height: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  backgroundColor: color.surface.inverse,
  '@media': { [`${media.desktop}, ${media.low}, ${media.print}`]: { display: 'none' } },
});
