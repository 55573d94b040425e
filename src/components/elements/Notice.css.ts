import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
  reassurance: [base, { backgroundColor: color.surface.tint, borderColor: color.action.primary }],
  danger: [base, { backgroundColor: color.surface.danger, borderColor: color.border.danger }],
});

export const title = style({ fontWeight: vars.weight.heavy });
export const actions = style({ ...wrappingRow(vars.space.close), marginBlockStart: vars.space.tight });

const urgent = style({
  ...wrappingRow(`0 ${vars.space.text}`),
  alignItems: 'center',
  paddingInlineStart: vars.space.close,
  borderInlineStart: `4px solid ${color.border.danger}`,
  lineHeight: 1.4,
});

/** A quiet line beside a form that does not ask for help at once; a box for an emergency. */
export const urgentLine = styleVariants({
  usual: [urgent],
  emergency: [urgent, { padding: vars.space.text, backgroundColor: color.surface.danger }],
});

export const urgentWords = style({ color: color.text.danger, fontWeight: vars.weight.strong });
globalStyle(`${urgentWords} a`, { color: 'inherit', paddingBlock: vars.space.tight });
