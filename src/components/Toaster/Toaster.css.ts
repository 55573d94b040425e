import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.close,
  alignItems: 'start',
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: vars.space.text,
  borderRadius: vars.radius.card,
  border: `2px solid ${color.border.onInverse}`,
  backgroundColor: color.surface.inverse,
  color: color.text.onInverse,
  boxShadow: vars.shadow.overlay,
  translate: 'var(--x) var(--y)',
  opacity: 'var(--opacity)',
  selectors: {
    '&[data-type="error"]': { backgroundColor: color.action.urgent, color: color.text.onUrgent },
  },
  '@media': {
    [media.motion]: { transition: `translate ${vars.motion.calm} ${vars.motion.ease}, opacity ${vars.motion.calm}` },
    [media.print]: { display: 'none' },
  },
});

/** What has the focus is scrolled to where no toast lies over it, at the end of the page too. */
const isOpen = `html:has(${toast}[data-state="open"])`;
globalStyle(isOpen, {
  scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + 11rem)`,
  '@media': { [media.desktop]: { scrollPaddingBlockEnd: '11rem' } },
});
globalStyle(`${isOpen} body`, {
  borderBlockEnd: `7rem solid ${color.surface.inverse}`,
  '@media': { [media.print]: { borderBlockEnd: 0 } },
});

export const icon = style({ marginBlockStart: '0.1em' });

export const words = style({ display: 'grid', gap: vars.space.hair, lineHeight: 1.4, minWidth: 0 });

export const title = style({ fontWeight: vars.weight.heavy });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touchTarget,
  height: vars.size.touchTarget,
  margin: `calc(-1 * ${vars.space.tight})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});
