import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Seen when sending takes more than ten seconds. */
export const slow = style({ animation: `${appear} 1ms 10s both` });

/** Above the viewport: to the left or right it could make the page scroll sideways. */
export const honeypot = style({
  position: 'fixed',
  insetBlockStart: '-200vh',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
