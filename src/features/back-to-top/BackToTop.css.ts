import { style } from '@vanilla-extract/css';
import { column, contentEnd } from '#src/styles/layout.ts';
import { color, iconButton, media, vars } from '#src/styles/shared.ts';

/** The width that it takes at the end of the bar at the bottom: a sixth, unless the labels of the others need it. */
export const placeInBar = 'max(44px, min(6.8rem, 100vw / 6, 100vw - 17.25rem))';

/** Never over the page: at the end of the bar at the bottom, or beside the content. */
export const root = style({
  ...iconButton,
  ...column('0.125rem'),
  viewTransitionName: 'back-to-top',
  position: 'fixed',
  insetInlineEnd: 'max(env(safe-area-inset-right), 50vw - 20.4rem)',
  insetBlockEnd: 'env(safe-area-inset-bottom)',
  zIndex: vars.layer.bar,
  alignContent: 'center',
  width: placeInBar,
  height: vars.size.bottomBar,
  ':hover': { backgroundColor: color.surface.tint },
  ':active': { transform: 'translateY(1px)' },
  ':focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 4px ${color.focus.halo}` },
  '@media': {
    [media.desktop]: {
      // Narrower than high where the margin is.
      width: `min(${vars.size.touchTarget}, ${contentEnd})`,
      height: vars.size.touchTarget,
      insetInlineEnd: `max(0px, min(${vars.space.text}, ${contentEnd} - ${vars.size.touchTarget}))`,
      insetBlockEnd: `calc(${vars.space.text} + var(--toast-space, 0px))`,
      border: `2px solid ${color.border.strong}`,
      borderRadius: vars.radius.round,
      backgroundColor: color.surface.raised,
      boxShadow: vars.shadow.low,
    },
    [media.low]: { position: 'static', width: 'auto', margin: vars.space.close },
    [media.print]: { display: 'none' },
  },
});

/** The label of an item of the bar. */
export const word = style({
  fontSize: 'min(0.8125rem, 5vw)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  '@media': { [media.desktop]: { display: 'none' } },
});
