import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ minWidth: 0 });

globalStyle(`html:not([data-scripted]) ${root}`, { display: 'none' });
