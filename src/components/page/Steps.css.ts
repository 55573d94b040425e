import { style } from '@vanilla-extract/css';
import { disc, rows } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const list = style({ ...rows(vars.space.block), counterReset: 'step' });

export const step = style({
  ...rows(`${vars.space.hair} ${vars.space.close}`),
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    ...disc('2.5rem'),
    border: `2px solid ${color.border.strong}`,
    fontWeight: vars.weight.heavy,
  },
});

export const title = style({ alignSelf: 'center' });
