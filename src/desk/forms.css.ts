import { style } from '@vanilla-extract/css';
import { column } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

export const form = style({ ...column(vars.space.text), maxWidth: '32rem' });
