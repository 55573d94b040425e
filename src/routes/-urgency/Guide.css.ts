import { globalStyle, style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { notPrinted } from '#src/styles/shared.ts';

/** Hidden without a script and in print: the list of all signs is enough there. */
export const root = style(notPrinted);
globalStyle(`html:not(${marked('scripted')}) ${root}`, { display: 'none' });
