import { style, styleVariants } from '@vanilla-extract/css';
import { rows, wrappingRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

const base = style({
  ...rows(vars.space.hair),
  padding: vars.space.text,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.small,
  lineHeight: 1.5,
});

export const root = styleVariants({
  notice: [base, { backgroundColor: color.surface.notice, borderColor: color.chart.brass }],
  reassurance: [base, { backgroundColor: color.surface.sunken, borderColor: color.action.primary }],
  danger: [base, { backgroundColor: color.surface.danger, borderColor: color.border.danger }],
});

export const title = style({ fontWeight: vars.weight.heavy });
export const actions = style({ ...wrappingRow(vars.space.close), marginBlockStart: vars.space.tight });
