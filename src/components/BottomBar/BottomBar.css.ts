import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  backgroundColor: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.control}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const items = style({
  display: 'flex',
  listStyle: 'none',
  padding: 0,
  maxWidth: '34rem',
  marginInline: 'auto',
});

/** As wide as its words, and no narrower than its share when all have room. */
export const place = style({ flex: '1 1 0' });

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  minHeight: vars.size.bottomBar,
  color: color.text.primary,
  paddingBlock: vars.space.hair,
  // On the narrowest screens five labels side by side leave the largest text no room.
  fontSize: 'min(0.8125rem, 5.6vw)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  touchAction: 'manipulation',
  ':active': { backgroundColor: color.surface.tint },
  ':focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 4px ${color.focus.halo}` },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 3px 0 ${color.action.primary}` } },
});

/** Keeps the end of the page clear of the bar and of the buttons that float above it. */
export const clearance = style({
  height: `calc(${vars.size.bottomBar} + 4rem + env(safe-area-inset-bottom))`,
  backgroundColor: color.surface.inverse,
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
