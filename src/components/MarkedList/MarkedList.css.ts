import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.close,
  padding: 0,
  listStyle: 'none',
});

/** Each item is marked with a lens ring, green and red in turn like the duochrome test. */
export const item = style({
  position: 'relative',
  paddingInlineStart: '1.875rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.36em',
    width: '0.9375rem',
    height: '0.9375rem',
    borderRadius: '50%',
    border: `0.2rem solid ${color.chart.green}`,
  },
  selectors: { '&:nth-child(even)::before': { borderColor: color.chart.red } },
});
