import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { card, color, focusRing, media, plainLink, vars } from '#src/styles/shared.ts';

const scant = '(max-width: 18.99rem)';

export const root = style({
  ...card,
  position: 'relative',
  ...rows(vars.space.text),
  gridTemplateColumns: 'minmax(0, 6rem) minmax(0, 1fr)',
  height: '100%',
  padding: vars.space.text,
  '@container': { [scant]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.text } },
  '@media': { [media.motion]: { transition: `box-shadow ${vars.motion.calm} ${vars.motion.ease}` } },
  ':hover': { borderColor: color.border.strong, boxShadow: vars.shadow.raised },
});

export const words = style({ ...rows(vars.space.hair), alignSelf: 'start' });
export const title = style({ fontSize: vars.type.title });

/** The link covers the whole card. */
export const link = style({
  ...plainLink,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: { [`${root}:hover &`]: { textDecoration: 'underline' }, '&:focus-visible::after': focusRing },
});

export const summary = style({ color: color.text.muted });
export const thumbnail = style({ '@container': { [scant]: { display: 'none' } } });
