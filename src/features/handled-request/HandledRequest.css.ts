import { style } from '@vanilla-extract/css';

/** As high as the facts, a message of three lines and the button on a phone, so that nothing below moves. */
export const frame = style({ minHeight: '26rem' });
