import { keyframes, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Seen when sending takes more than ten seconds. */
export const slow = style({ animation: `${appear} 1ms 10s both` });

/** Groups that are shown or hidden together. */
export const groups = style(rows(vars.space.block));
