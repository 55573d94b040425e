import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, focusRing, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(`0 ${vars.space.part}`),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
});
export const topic = style({ display: 'grid', breakInside: 'avoid', containerType: 'inline-size' });

export const row = style({
  position: 'relative',
  ...rows(`${vars.space.hair} ${vars.space.block}`),
  alignContent: 'start',
  paddingBlock: vars.space.close,
  marginBlockStart: '-2px',
  borderBlock: `2px solid ${color.border.subtle}`,
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)', alignItems: 'baseline' } },
  ':hover': { backgroundColor: color.surface.tint },
});

export const title = style({ fontSize: '1.25rem' });

/** The link covers the whole row. */
export const link = style({
  textDecorationThickness: '1px',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: { '&:focus-visible::after': focusRing },
});

export const summary = style({ color: color.text.muted });
