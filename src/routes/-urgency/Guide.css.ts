import { globalStyle, style } from '@vanilla-extract/css';
import { root as noticeIn } from '#src/components/elements/Notice.css.ts';
import { rows } from '#src/styles/layout.ts';
import { notPrinted, scripted, smallPrint, vars } from '#src/styles/shared.ts';

/** Hidden without a script and in print: the list of all signs is enough there. */
export const root = style({ ...notPrinted, ...scripted });

export const partTitle = style({ fontSize: vars.type.body, fontWeight: vars.weight.heavy });
export const list = style({ ...rows(vars.space.tight), paddingInlineStart: '1.1em' });

export const firstAid = style([noticeIn.notice, { gap: vars.space.tight }]);

globalStyle(`${firstAid} a`, { color: 'inherit' });
export const small = style(smallPrint);
