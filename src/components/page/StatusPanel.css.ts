import { globalStyle, style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';

/** As high as three facts, a status of three lines and a button on a phone. */
export const root = style({ minHeight: '26rem' });
globalStyle(`html:not(${marked('scripted')}) ${root}`, { display: 'none' });

/** Until hydration, `src/page/early.ts` ends what it promises. */
export const status = style({
  selectors: { [`${marked('awaiting')} &:not(${marked('pending')})`]: { display: 'none' } },
});
