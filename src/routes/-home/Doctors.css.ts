import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/styles/shared.ts';

export const language = style({});

// On a phone the label is beside its field.
globalStyle(`${language} > div`, {
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(9rem, 3fr)', alignItems: 'center' } },
});
