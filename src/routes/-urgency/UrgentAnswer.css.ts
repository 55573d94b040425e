import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

const box = style({
  ...wrappingRow(`0 ${vars.space.text}`),
  alignItems: 'center',
  padding: vars.space.text,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.small,
  lineHeight: 1.4,
});

const danger = {
  borderColor: color.border.danger,
  backgroundColor: color.surface.danger,
  color: color.text.danger,
} as const;

// A link is as high as a finger needs, and so ends above the foot of the box.
const withLink = { paddingBlockEnd: vars.space.hair } as const;

/** With a link, with a button, and for an emergency. */
export const root = styleVariants({
  usual: [box, { ...withLink, borderColor: color.chart.brass, backgroundColor: color.surface.notice }],
  page: [box, { ...danger, rowGap: vars.space.close }],
  emergency: [box, { ...danger, ...withLink }],
});

export const words = style({ fontWeight: vars.weight.strong });
globalStyle(`${words} a`, { color: 'inherit', paddingBlock: vars.space.tight });
