import { style } from '@vanilla-extract/css';

/** The space of a part of a client-rendered page until its script has loaded: what follows is not in view yet. */
export const room = {
  screen: style({ minHeight: '100vh' }),
  picture: style({ aspectRatio: '6 / 5' }),
  dial: style({ minHeight: '10rem' }),
};

/** Takes no space while its part is empty. */
export const frame = style({ selectors: { '&:empty': { display: 'none' } } });

/** Around markup that React has removed. */
export const markup = style({ display: 'contents' });
