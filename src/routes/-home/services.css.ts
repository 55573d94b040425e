import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { focusRing, sharedPicture } from '../../styles/shared.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const serviceCard = style({
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
  selectors: { '&:focus-within:has(button:focus-visible)': focusRing },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focusRing } } },
});

globalStyle(`${serviceCard}:focus-within img`, sharedPicture);

// On a phone the picture is beside the text, where that has enough space.
const serviceCardBeside = '(min-width: 20rem)';
globalStyle(serviceCard, {
  '@media': {
    [media.narrow]: {
      '@container': { [serviceCardBeside]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)' } },
    },
  },
});
globalStyle(`${serviceCard} > img`, {
  '@media': { [media.narrow]: { '@container': { [serviceCardBeside]: { height: '100%', aspectRatio: 'auto' } } } },
});

export const serviceCardWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tight,
  flexGrow: 1,
  padding: vars.space.block,
  '@container': {
    '(max-width: 13rem)': { padding: vars.space.tight },
    [serviceCardBeside]: { '@media': { [media.narrow]: { paddingInline: vars.space.close } } },
  },
});

/** The card's own control: its area is the whole card. */
export const serviceCardOpener = style({
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

export const serviceCardMore = style({
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

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.text,
  padding: vars.space.block,
  border: `2px solid ${color.surface.inverse}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.inverse,
  color: color.text.onInverse,
});

export const invitationGlasses = style({ width: '9rem', height: 'auto', fill: 'none', marginBlockEnd: 'auto' });

export const invitationFrame = style({ stroke: color.text.onInverseAccent, strokeWidth: 6, strokeLinecap: 'round' });

export const invitationTicks = style({ stroke: color.border.onInverse, strokeWidth: 5, strokeDasharray: '1 5' });

export const invitationText = style({ fontSize: vars.type.title, fontWeight: vars.weight.strong, lineHeight: 1.4 });

export const invitationMore = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });

globalStyle(`${invitationMore} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  color: 'inherit',
  fontWeight: vars.weight.strong,
});
