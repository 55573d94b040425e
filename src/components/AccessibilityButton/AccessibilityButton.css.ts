import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  insetInlineStart: `max(${vars.space.close}, env(safe-area-inset-left))`,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.close})`,
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

// The translation service puts a bar of its own on top of the page and moves the page down. The panel says and does
// all that the bar would.
globalStyle('body > .skiptranslate', { display: 'none' });
globalStyle('html[class*="translated-"] body', { top: '0 !important' });
