import { style } from '@vanilla-extract/css';

/** Takes no space while its part is empty. */
export const frame = style({ selectors: { '&:empty': { display: 'none' } } });
