import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from './media.ts';

const wait = keyframes({ '50%': { opacity: 0.55 } });

/** A control that was pressed and is at work: also one whose script is still on its way. */
globalStyle(':is(button, a)[aria-busy="true"], :is(button, a)[data-pending], form[data-pending] [type="submit"]', {
  cursor: 'progress',
  outline: '3px dashed currentColor',
  outlineOffset: '2px',
  '@media': { [media.motion]: { animation: `${wait} 1.2s ease-in-out infinite` } },
});
