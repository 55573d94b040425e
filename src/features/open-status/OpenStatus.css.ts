import { style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, circle } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style(centeredRow(vars.space.tight));

const dot = style({ flexShrink: 0, ...circle('0.75rem'), border: '2px solid currentColor' });

/** Filled while the office is open: shown by shape, not by color alone. */
export const light = styleVariants({ open: [dot, { backgroundColor: color.text.onInverseAccent }], closed: [dot] });
