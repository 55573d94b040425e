import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/shared.ts';

export const title = style({ fontSize: vars.type.heading });
globalStyle(`${title} + p`, { '@media': { [media.tablet]: { textWrap: 'balance' } } });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Seen when sending takes more than ten seconds. */
export const slow = style({ animation: `${appear} 1ms 10s both` });
