import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '#src/styles/layout.ts';
import { card, color, focusRing, media, sharedPicture, vars } from '#src/styles/shared.ts';
import { inPairs } from './in-pairs.ts';

export const root = style({
  ...card,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media': { [media.motion]: { transition: `box-shadow ${vars.motion.calm} ${vars.motion.ease}` } },
  ':hover': { borderColor: color.border.strong, boxShadow: vars.shadow.raised },
  selectors: { '&:focus-within:has(button:focus-visible)': focusRing },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focusRing } } },
});

globalStyle(`${root}:focus-within img`, sharedPicture);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tight,
  flexGrow: 1,
  padding: vars.space.block,
  '@container': { [inPairs]: { padding: vars.space.tight } },
});

globalStyle(`${words} > h3`, { '@container': { [inPairs]: { fontSize: vars.type.small } } });
globalStyle(`${words} > p`, { '@container': { [inPairs]: { display: 'none' } } });

/** The card's own control: its area is the whole card. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  letterSpacing: 'inherit',
  textAlign: 'start',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const more = style({
  ...target,
  position: 'relative',
  zIndex: vars.layer.raised,
  alignSelf: 'start',
  gap: vars.space.tight,
  marginBlockStart: 'auto',
  fontWeight: vars.weight.strong,
});
