import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { aboveSharedPicture } from '../../styles/shared.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const accessibilityButton = style({
  ...aboveSharedPicture('accessibility-button'),
  position: 'fixed',
  insetInlineStart: `max(${vars.space.close}, env(safe-area-inset-left))`,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.close} + var(--toast-space, 0px))`,
  zIndex: vars.layer.bar,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tight,
  minWidth: vars.size.touchTarget,
  height: vars.size.touchTarget,
  paddingBlock: 0,
  paddingInline: vars.space.close,
  border: `2px solid ${color.border.onInverse}`,
  borderRadius: vars.radius.round,
  backgroundColor: color.surface.inverse,
  color: color.text.onInverse,
  boxShadow: vars.shadow.low,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { backgroundColor: color.surface.inverseRaised },
  ':active': { transform: 'translateY(1px)' },
  '@media': {
    [media.desktop]: { insetBlockEnd: vars.space.text, insetInlineStart: vars.space.text },
    [media.low]: { position: 'static', margin: vars.space.close },
    [media.print]: { display: 'none' },
  },
});

/** Above the button. */
export const accessibilityButtonStatus = style({
  position: 'fixed',
  insetInlineStart: `max(${vars.space.close}, env(safe-area-inset-left))`,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.close} + ${vars.size.touchTarget} + ${vars.space.tight})`,
  zIndex: vars.layer.bar,
  maxWidth: 'min(20rem, 80vw)',
  padding: vars.space.close,
  borderRadius: vars.radius.card,
  border: `2px solid ${color.border.strong}`,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.raised,
  // Invisible while empty, but present for assistive technology.
  ':empty': { padding: 0, border: 0, boxShadow: 'none' },
  '@media': {
    [media.desktop]: {
      insetBlockEnd: `calc(${vars.space.text} + ${vars.size.touchTarget} + ${vars.space.tight})`,
      insetInlineStart: vars.space.text,
    },
    [media.low]: { position: 'static', marginInline: vars.space.close },
    [media.print]: { display: 'none' },
  },
});

// The translation service adds a bar at the top and moves the page down. The panel replaces that bar.
globalStyle('body > .skiptranslate', { display: 'none' });
globalStyle('html[class*="translated-"] body', { top: '0 !important' });

/** Above the bottom bar of small screens. */
export const toastRegion = style({
  vars: { '--toast-offset': `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + 1rem)` },
  '@media': { [media.desktop]: { vars: { '--toast-offset': '1rem' } } },
});
