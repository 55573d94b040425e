import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { card, color, media, plainLink, sharedPicture, smallPrint, vars } from '#src/styles/shared.ts';

// On a phone the picture is beside the text, where that has enough space.
const beside = '(min-width: 20rem)';

export const root = style({
  ...card,
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  ...plainLink,
  ':hover': { borderColor: color.border.strong },
  '@media': {
    [media.narrow]: {
      '@container': {
        [beside]: {
          gridTemplateColumns: '7rem minmax(0, 1fr)',
          alignItems: 'center',
          paddingInlineStart: vars.space.close,
        },
      },
    },
  },
});
globalStyle(`${root}:focus-within img`, sharedPicture);
globalStyle(`${root} > img`, {
  '@media': { [media.narrow]: { '@container': { [beside]: { borderRadius: vars.radius.small } } } },
});

export const words = style({ ...rows(vars.space.hair), alignContent: 'start', padding: vars.space.text });

export const title = style({
  fontSize: vars.type.title,
  lineHeight: vars.leading.heading,
  selectors: { [`${root}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const text = style(smallPrint);
