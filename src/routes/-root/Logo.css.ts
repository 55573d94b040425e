import { style } from '@vanilla-extract/css';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontWeight: vars.weight.heavy,
  fontSize: '1rem',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
  '@media': {
    [media.small]: { fontSize: vars.type.small },
    [media.tablet]: { fontSize: vars.type.lead, gap: vars.space.close },
    // Smaller where it shares a row that is just wide enough.
    [media.justDesktop]: { fontSize: '1.125rem', gap: vars.space.tight },
  },
});

export const mark = style({
  width: '2.1em',
  height: '2.1em',
  flexShrink: 0,
  // Without the mark there is space for the phone number.
  '@media': { [media.tiny]: { display: 'none' } },
});
export const ring = style({ fill: 'none', stroke: color.chart.ring, strokeWidth: 2 });
export const tab = style({ fill: color.chart.ring });
export const gap = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 4 });
export const dot = style({ fill: color.chart.primary });
/** Never narrower than its longest word. */
export const name = style({
  maxWidth: '7em',
  minWidth: 'min-content',
  textWrap: 'balance',
  '@media': { [media.small]: { maxWidth: 'min-content' } },
});
