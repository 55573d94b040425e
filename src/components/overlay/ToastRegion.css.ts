import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

/** Toasts stand above the bar at the bottom of small screens. */
export const root = style({
  vars: { '--toast-offset': `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + 1rem)` },
  '@media': { [media.desktop]: { vars: { '--toast-offset': '1rem' } } },
});
