import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

const base = style({
  display: 'grid',
  gap: vars.space.hair,
  padding: vars.space.text,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.small,
  lineHeight: 1.5,
});

export const root = styleVariants({
  notice: [base, { backgroundColor: color.surface.notice, borderColor: color.chart.brass }],
  reassurance: [base, { backgroundColor: color.surface.tint, borderColor: color.action.primary }],
});

export const title = style({ fontWeight: vars.weight.heavy });
