import { style } from '@vanilla-extract/css';

/** While empty it takes no room, not even the gap of a stack; it stays in the page, or nothing would be announced. */
export const root = style({ ':empty': { position: 'absolute' } });
