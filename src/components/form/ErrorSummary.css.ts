import { style } from '@vanilla-extract/css';
import { rows, target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.close),
  padding: vars.space.block,
  border: `4px solid ${color.border.danger}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
});

export const list = style({ display: 'grid', paddingInlineStart: '1.25rem' });
export const link = style({ ...target, color: color.text.danger, fontWeight: vars.weight.strong });
