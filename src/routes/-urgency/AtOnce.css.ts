import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

export const root = style({ fontWeight: vars.weight.strong });
globalStyle(`${root} a`, target);
