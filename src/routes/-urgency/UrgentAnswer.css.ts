import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { root as noticeIn } from '#src/components/elements/Notice.css.ts';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

const box = style({ ...wrappingRow(`0 ${vars.space.text}`), alignItems: 'center', lineHeight: 1.4 });

// A link is as high as a finger needs, and so ends above the foot of the box.
const withLink = { paddingBlockEnd: vars.space.hair } as const;

/** With a link, with a button, and for an emergency. */
export const root = styleVariants({
  usual: [noticeIn.notice, box, withLink],
  page: [noticeIn.danger, box, { rowGap: vars.space.close, color: color.text.danger }],
  emergency: [noticeIn.danger, box, { ...withLink, color: color.text.danger }],
});

export const words = style({ fontWeight: vars.weight.strong });
globalStyle(`${words} a`, { color: 'inherit', paddingBlock: vars.space.tight });
