import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

const line = style({
  ...wrappingRow(`0 ${vars.space.text}`),
  alignItems: 'center',
  paddingInlineStart: vars.space.close,
  borderInlineStart: `4px solid ${color.border.danger}`,
  lineHeight: 1.4,
  color: color.text.danger,
});

const box = style({
  // The link at its end is as high as a finger needs.
  padding: `${vars.space.text} ${vars.space.text} ${vars.space.hair}`,
  borderInlineStartWidth: '6px',
  borderRadius: vars.radius.small,
});

/** A box at a form, or for an emergency; a line with a button on a page. */
export const root = styleVariants({
  usual: [
    line,
    box,
    { borderColor: color.chart.brass, backgroundColor: color.surface.notice, color: color.text.primary },
  ],
  page: [line, { rowGap: vars.space.tight, paddingBlockEnd: vars.space.close }],
  emergency: [line, box, { backgroundColor: color.surface.danger }],
});

export const words = style({ fontWeight: vars.weight.strong });
globalStyle(`${words} a`, { color: 'inherit', paddingBlock: vars.space.tight });
