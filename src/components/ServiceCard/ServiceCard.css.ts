import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { travellingPicture } from '../../styles/motion.ts';
import { color, vars } from '../../styles/theme.css.ts';

const focused = {
  outline: `3px solid ${color.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${color.focus.halo}`,
} as const;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  '@media': {
    [media.motion]: { transition: `box-shadow ${vars.motion.calm} ${vars.motion.ease}` },
  },
  ':hover': { borderColor: color.border.strong, boxShadow: vars.shadow.raised },
  selectors: { '&:focus-within:has(button:focus-visible)': focused },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focused } } },
});

globalStyle(`${root}:focus-within img`, travellingPicture);

// On a phone the picture stands beside the words, where they keep room enough.
const beside = '(min-width: 20rem)';
globalStyle(root, {
  '@media': {
    [media.narrow]: { '@container': { [beside]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)' } } },
  },
});
globalStyle(`${root} > img`, {
  '@media': { [media.narrow]: { '@container': { [beside]: { height: '100%', aspectRatio: 'auto' } } } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tight,
  flexGrow: 1,
  padding: vars.space.block,
  '@container': {
    '(max-width: 13rem)': { padding: vars.space.tight },
    [beside]: { '@media': { [media.narrow]: { paddingInline: vars.space.close } } },
  },
});

/** The card's own control: its area is the whole card. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const more = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  marginBlockStart: 'auto',
  fontWeight: vars.weight.strong,
});
