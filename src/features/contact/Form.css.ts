import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Seen when sending takes more than ten seconds. */
export const slow = style({ animation: `${appear} 1ms 10s both` });
