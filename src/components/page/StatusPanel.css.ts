import { globalStyle, style } from '@vanilla-extract/css';

/** As high as three facts, a status of three lines and a button on a phone. */
export const root = style({ minHeight: '26rem' });
globalStyle(`html:not([data-scripted]) ${root}`, { display: 'none' });

/** Until hydration, `src/page/early.ts` ends what it promises. */
export const status = style({ selectors: { '[data-awaiting] &:not([data-pending])': { display: 'none' } } });
