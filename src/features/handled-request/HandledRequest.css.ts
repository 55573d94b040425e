import { style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { scripted } from '#src/styles/shared.ts';

/** As high as three facts, a status of three lines and a button on a phone. */
export const root = style({ minHeight: '26rem', ...scripted });

/** Until hydration, `src/page/early.ts` ends what it promises. */
export const status = style({
  selectors: { [`${marked('awaiting')} &:not(${marked('pending')})`]: { display: 'none' } },
});
