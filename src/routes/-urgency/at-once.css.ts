import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '../../styles/layout.ts';
import { vars } from '../../styles/shared.ts';

/** What cannot wait for the guide. */
export const atOnce = style({ fontWeight: vars.weight.strong });
globalStyle(`${atOnce} a`, target);
