import { style } from '@vanilla-extract/css';

/** As high as three facts, a status of three lines and a button on a phone. */
export const panel = style({ minHeight: '26rem' });
