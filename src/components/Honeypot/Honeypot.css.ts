import { style } from '@vanilla-extract/css';

/** Far above the page, where nobody comes and no page becomes wider in either direction of reading. */
export const root = style({
  position: 'fixed',
  insetBlockStart: '-200vh',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
