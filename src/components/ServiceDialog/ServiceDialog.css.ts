import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
/** Not while it closes, or it would stay in the page until this animation had ended once more. */
const opening = '&[data-state="open"]';
const grow = keyframes({ from: { opacity: 0, scale: '0.96', translate: '0 1rem' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: 'rgb(0 0 0 / 60%)',
  selectors: {
    [opening]: { '@media': { [media.motion]: { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` } } },
  },
});

export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'end center',
  paddingBlockStart: vars.space.group,
  '@media': { [media.tablet]: { placeItems: 'center', padding: vars.space.group } },
});

export const content = style({
  width: '100%',
  maxWidth: '56rem',
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  backgroundColor: color.surface.raised,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.tablet]: { borderRadius: vars.radius.card },
    [media.forcedColors]: { border: '2px solid' },
  },
  selectors: {
    [opening]: { '@media': { [media.motion]: { animation: `${grow} ${vars.motion.calm} ${vars.motion.ease}` } } },
  },
});

export const service = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      gap: vars.space.block,
      padding: vars.space.block,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.text,
  padding: vars.space.block,
  '@media': { [media.tablet]: { padding: 0 } },
});

export const title = style({ fontSize: vars.type.heading });

export const lead = style({ fontSize: vars.type.lead, lineHeight: 1.5, color: color.text.muted });

export const list = style({ display: 'grid', gap: vars.space.tight });

/** Stays in view while the words above are scrolled. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  padding: vars.space.text,
  '@media': { [media.tablet]: { paddingInline: vars.space.block } },
  borderBlockStart: `1px solid ${color.border.subtle}`,
  backgroundColor: color.surface.raised,
});
