import { globalStyle, style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';

export const needsScript = style({ minWidth: 0 });

globalStyle(`html:not(${marked('scripted')}) ${needsScript}`, { display: 'none' });
