import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.block,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${vars.space.hair} ${vars.space.close}`,
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    border: `2px solid ${color.border.strong}`,
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.heavy,
  },
});

export const title = style({ alignSelf: 'center' });
