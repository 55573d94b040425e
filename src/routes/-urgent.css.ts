import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

export const root = style({ paddingBlockEnd: vars.space.part });

/** What cannot wait for the guide. */
export const atOnce = style(rows(vars.space.close));
globalStyle(`:has(> ${atOnce})`, { rowGap: vars.space.text });
globalStyle(`${atOnce} > *`, { paddingBlock: vars.space.close });
globalStyle(`${atOnce} p`, { textWrap: 'balance' });
globalStyle(`${atOnce} a[href]`, { paddingBlock: '0.75rem', color: 'inherit', fontWeight: vars.weight.strong });
