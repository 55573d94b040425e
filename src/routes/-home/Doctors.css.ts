import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/styles/shared.ts';

export const language = style({});

// On a phone the label is beside its field.
globalStyle(`${language} > div`, {
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', alignItems: 'center' },
  },
});
