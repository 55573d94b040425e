import { style } from '@vanilla-extract/css';
import { circle, rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const steps = style({
  ...rows(vars.space.block),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  counterReset: 'step',
  // Always in one row: the rail between them must not end in the middle.
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style({
  ...rows(`${vars.space.hair} ${vars.space.block}`),
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    ...circle('3rem'),
    gridRow: 'span 2',
    margin: '6px',
    border: `3px solid ${color.text.primary}`,
    outline: `2px solid ${color.chart.ring}`,
    outlineOffset: '4px',
    fontWeight: vars.weight.heavy,
    fontSize: vars.type.title,
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.tight,
      selectors: {
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(1.5rem + 5px)',
          insetInlineStart: 'calc(3rem + 1.5rem)',
          insetInlineEnd: `calc(-1 * ${vars.space.block} + 0.75rem)`,
          borderBlockStart: `2px solid ${color.chart.ring}`,
        },
      },
    },
  },
});
