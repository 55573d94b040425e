import { globalStyle, style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

/** What cannot wait for the guide. */
export const atOnce = style(rows(vars.space.close));
globalStyle(`${atOnce} > *`, { paddingBlock: vars.space.hair });
globalStyle(`${atOnce} a[href]`, { ...target, paddingBlock: 0, color: 'inherit', fontWeight: vars.weight.strong });
