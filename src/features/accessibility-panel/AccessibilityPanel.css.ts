import { globalStyle, style } from '@vanilla-extract/css';
import { contentEnd } from '#src/styles/layout.ts';
import { card, color, iconButton, inverse, media, notPrinted, usualText, vars } from '#src/styles/shared.ts';

/** In the header; in the margin of a wide window, where it covers nothing, it floats. */
export const button = style({
  ...iconButton,
  viewTransitionName: 'accessibility-button',
  position: 'absolute',
  insetInlineEnd: contentEnd,
  insetBlockStart: vars.space.close,
  fontSize: '1.375rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  ':hover': { backgroundColor: color.surface.tint },
  ':active': { transform: 'translateY(1px)' },
  ...notPrinted,
  selectors: {
    [`${usualText} &`]: {
      '@media': {
        [media.margin]: {
          position: 'fixed',
          insetBlock: `auto ${vars.space.text}`,
          insetInline: `${vars.space.text} auto`,
          border: `2px solid ${color.border.onInverse}`,
          borderRadius: vars.radius.round,
          ...inverse,
          boxShadow: vars.shadow.low,
        },
      },
    },
    [`${usualText} &:hover`]: { '@media': { [media.margin]: { backgroundColor: color.surface.inverseRaised } } },
  },
});

export const status = style({
  ...card,
  position: 'absolute',
  insetInlineEnd: contentEnd,
  insetBlockStart: `calc(${vars.space.close} + ${vars.size.touchTarget} + ${vars.space.tight})`,
  width: 'max-content',
  maxWidth: 'min(20rem, 80vw)',
  padding: vars.space.close,
  borderColor: color.border.strong,
  boxShadow: vars.shadow.raised,
  // Invisible while empty, but present for assistive technology.
  ':empty': { padding: 0, border: 0, boxShadow: 'none' },
  ...notPrinted,
  selectors: {
    [`${usualText} &`]: {
      '@media': {
        [media.margin]: {
          position: 'fixed',
          insetBlock: `auto calc(${vars.space.text} + ${vars.size.touchTarget} + ${vars.space.tight})`,
          insetInline: `${vars.space.text} auto`,
        },
      },
    },
  },
});

// The translation service adds a bar at the top and moves the page down. The panel replaces that bar.
globalStyle('body > .skiptranslate', { display: 'none' });
globalStyle('html[class*="translated-"] body', { top: '0 !important' });
