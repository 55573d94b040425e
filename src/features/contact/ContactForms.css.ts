import { globalStyle, style } from '@vanilla-extract/css';

export const needsScript = style({ minWidth: 0 });

globalStyle(`html:not([data-scripted]) ${needsScript}`, { display: 'none' });
