import { globalStyle, style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, iconButton, inverse, media, vars } from '#src/styles/shared.ts';

const confirmed = `html:has(${marked('lost-on-reload')})`;

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.close,
  alignItems: 'start',
  width: 'max-content',
  maxWidth: 'min(26rem, calc(100vw - 2rem))',
  padding: `${vars.space.tight} ${vars.space.close}`,
  borderRadius: vars.radius.card,
  border: `2px solid ${color.border.onInverse}`,
  ...inverse,
  boxShadow: vars.shadow.overlay,
  translate: 'var(--x) var(--y)',
  opacity: 'var(--opacity)',
  selectors: { '&[data-type="error"]': { backgroundColor: color.action.urgent, color: color.text.onUrgent } },
  '@media': {
    [media.narrow]: { width: 'calc(100vw - 2rem)' },
    [media.motion]: { transition: `translate ${vars.motion.calm} ${vars.motion.ease}, opacity ${vars.motion.calm}` },
    [media.print]: { display: 'none' },
  },
});

// They keep the pointer over a stack of toasts, and would take presses around one that is leaving.
globalStyle(`${toast} > [data-ghost]`, { display: 'none' });

const inFlow = {
  position: 'static !important' as 'static',
  paddingInline: '1rem',
  paddingBlock: `1rem calc(${vars.size.bottomBar} + 1rem)`,
} as const;

/** Nothing floats in a low window, and nothing over a confirmation, which says the same: there, it ends the page. */
export const group = style({
  vars: { '--toast-offset': `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + 1rem)` },
  // Otherwise it stays as an empty landmark.
  selectors: {
    '&:empty': { display: 'none !important' as 'none' },
    [`${confirmed} &`]: { '@media': { [media.belowWide]: inFlow } },
  },
  '@media': { [media.desktop]: { vars: { '--toast-offset': '1rem' } }, [media.low]: inFlow },
});
const still = { position: 'static !important' as 'static' };
globalStyle(`${group} > *`, { '@media': { [media.low]: still } });
globalStyle(`${confirmed} ${group} > *`, { '@media': { [media.belowWide]: still } });

/** What floats moves up by the height of a toast, the focus is scrolled clear of it, and the page ends above it. */
globalStyle(`html${marked('toast')}`, {
  vars: { '--toast-space': 'calc(var(--toast-height) + 1rem)' },
  scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + 1rem + var(--toast-space))`,
  '@media': {
    [media.desktop]: { scrollPaddingBlockEnd: 'calc(4.5rem + var(--toast-space))' },
    [media.low]: { vars: { '--toast-space': '0px' }, scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + 1rem)` },
  },
});
globalStyle(`html${marked('toast')} body`, {
  borderBlockEnd: `calc(var(--toast-space) + 1rem) solid ${color.surface.inverse}`,
  '@media': { [media.low]: { borderBlockEnd: 0 }, [media.print]: { borderBlockEnd: 0 } },
});
globalStyle(`${confirmed}${marked('toast')}`, {
  '@media': { [media.belowWide]: { vars: { '--toast-space': '0px' } } },
});
globalStyle(`${confirmed}${marked('toast')} body`, { '@media': { [media.belowWide]: { borderBlockEnd: 0 } } });

export const icon = style({ marginBlockStart: '0.1em' });
export const words = style({
  ...wrappingRow(`0 ${vars.space.close}`),
  lineHeight: 1.4,
  minWidth: 0,
  textWrap: 'balance',
});
// Otherwise a reference breaks at its hyphen.
globalStyle(`${words} [translate="no"]`, { display: 'inline-block' });
export const title = style({ fontWeight: vars.weight.heavy });
export const close = style({ ...iconButton, margin: `calc(-1 * ${vars.space.tight})` });
