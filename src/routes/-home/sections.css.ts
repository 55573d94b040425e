import { globalStyle, style } from '@vanilla-extract/css';
import { body } from '#src/components/page/details.css.ts';
import { color, vars } from '#src/styles/shared.ts';

/** Beside the heading of their section, the folds have no room for a second column. */
export const visit = style({ borderBlockEnd: `2px solid ${color.border.subtle}` });

globalStyle(`${visit} > details`, { paddingBlock: '0' });
globalStyle(`${visit} > details > ${body}`, { padding: `0 0 ${vars.space.block}` });
globalStyle(`${visit} h3`, { fontSize: vars.type.title });
