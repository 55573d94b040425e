import { style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { notPrinted, vars } from '#src/styles/shared.ts';

export const notice = style({ ...rows(vars.space.tight), justifyItems: 'start', ...notPrinted });
