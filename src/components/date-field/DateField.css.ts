import { style } from '@vanilla-extract/css';
import { column, target } from '#src/styles/layout.ts';
import { color, control, media, vars } from '#src/styles/shared.ts';

export const root = style({
  ...column(vars.space.tight),
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.block } },
});

export const opener = style({
  ...target,
  ...control,
  justifyContent: 'center',
  width: '100%',
  gap: vars.space.tight,
  borderColor: color.border.strong,
  minHeight: '3rem',
  paddingInline: vars.space.close,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint },
});

/** Below the field, where it has the width of both columns. */
export const sheet = style({
  marginBlockStart: vars.space.tight,
  '@media': { [media.tablet]: { marginInlineStart: `calc(-100% - ${vars.space.block})` } },
});
