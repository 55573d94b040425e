import { globalStyle, style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { vars } from '#src/styles/shared.ts';

export const root = style(rows(vars.space.close));
globalStyle(`${root} > *`, { paddingBlock: vars.space.hair });
globalStyle(`${root} a`, { ...target, color: 'inherit', fontWeight: vars.weight.strong });
