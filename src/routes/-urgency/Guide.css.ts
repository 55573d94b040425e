import { style } from '@vanilla-extract/css';
import { notPrinted, scripted } from '#src/styles/shared.ts';

/** Hidden without a script and in print: the list of all signs is enough there. */
export const root = style({ ...notPrinted, ...scripted });
