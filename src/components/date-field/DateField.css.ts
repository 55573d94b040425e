import { style } from '@vanilla-extract/css';
import { column, target } from '#src/styles/layout.ts';
import { color, control, vars } from '#src/styles/shared.ts';

export const root = style(column(vars.space.tight));

export const opener = style({
  ...target,
  ...control,
  gap: vars.space.tight,
  width: 'fit-content',
  paddingInline: vars.space.close,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, borderColor: color.border.strong },
});

export const sheet = style({ marginBlockStart: vars.space.tight });
