import { style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, color, vars } from '../../styles/shared.ts';

export const root = style(centeredRow(vars.space.tight));

const dot = style({
  flexShrink: 0,
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '50%',
  border: '2px solid currentColor',
});

/** Filled while the office is open: shown by shape, not by color alone. */
export const light = styleVariants({ open: [dot, { backgroundColor: color.text.onInverseAccent }], closed: [dot] });
