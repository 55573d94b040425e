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

/** A quiet line beside a form that does not ask for help at once; with a button; a box for an emergency. */
export const root = styleVariants({
  usual: [line, { borderColor: color.chart.brass, color: color.text.primary }],
  page: [line, { rowGap: vars.space.tight, paddingBlockEnd: vars.space.close }],
  emergency: [line, { padding: vars.space.text, backgroundColor: color.surface.danger }],
});

export const words = style({ fontWeight: vars.weight.strong });
globalStyle(`${words} a`, { color: 'inherit', paddingBlock: vars.space.tight });
