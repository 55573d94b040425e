import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';

/** Left out where a line has room for the street alone. */
export const rest = style({ '@media': { [media.narrow]: { display: 'none' } } });
