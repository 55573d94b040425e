import { style } from '@vanilla-extract/css';
import { color, iconButton, media, vars } from '#src/styles/shared.ts';

export const root = style({
  ...iconButton,
  viewTransitionName: 'back-to-top',
  position: 'fixed',
  insetInlineEnd: `max(${vars.space.close}, env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.close} + var(--toast-space, 0px))`,
  zIndex: vars.layer.bar,
  border: `2px solid ${color.border.strong}`,
  borderRadius: vars.radius.round,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.low,
  ':hover': { backgroundColor: color.surface.tint },
  ':active': { transform: 'translateY(1px)' },
  '@media': {
    [media.desktop]: {
      insetBlockEnd: `calc(${vars.space.text} + var(--toast-space, 0px))`,
      insetInlineEnd: vars.space.text,
    },
    [media.low]: { position: 'static', margin: vars.space.close },
    [media.print]: { display: 'none' },
  },
});
