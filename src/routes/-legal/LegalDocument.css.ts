import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '#src/styles/layout.ts';
import { notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const updated = style(smallPrint);

/** In as many columns as fit. */
export const contents = style({ columns: '18rem', columnGap: vars.space.block });
globalStyle(`section:has(> * > ${contents})`, notPrinted);
globalStyle(`${contents} a`, target);

export const list = style({ paddingInlineStart: '1.375rem' });
globalStyle(`${list} li + li`, { marginBlockStart: vars.space.tight });

export const email = style({ ...target, justifySelf: 'start', maxWidth: '100%', overflowWrap: 'anywhere' });
