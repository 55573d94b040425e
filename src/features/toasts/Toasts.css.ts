import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/shared.ts';

export const root = style({
  vars: { '--toast-offset': `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + 1rem)` },
  '@media': { [media.desktop]: { vars: { '--toast-offset': '1rem' } } },
});
