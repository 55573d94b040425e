import { style } from '@vanilla-extract/css';

/** Takes no room while its part shows nothing. */
export const frame = style({ selectors: { '&:empty': { display: 'none' } } });
