import { globalStyle, style } from '@vanilla-extract/css';
import { color, sharedPicture, vars } from '../../styles/shared.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.text,
  alignContent: 'start',
  height: '100%',
  borderRadius: vars.radius.card,
  color: color.text.primary,
  textDecoration: 'none',
  // In a row of its own, the portrait is beside the text.
  '@container': { '(min-width: 16rem)': { gridTemplateColumns: '1fr 3fr', alignItems: 'center' } },
});

globalStyle(`${root}:focus-within img`, sharedPicture);

export const words = style({ display: 'grid', gap: vars.space.hair });

export const name = style({
  selectors: {
    [`${root}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '0.12em',
      textUnderlineOffset: '0.15em',
    },
  },
});

export const title = style({ color: color.text.muted, fontSize: vars.type.small });

export const languages = style({ fontSize: vars.type.small, fontWeight: vars.weight.strong });
