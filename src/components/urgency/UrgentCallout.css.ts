import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space.tight} ${vars.space.close}`,
  padding: vars.space.text,
  border: `2px solid ${color.border.danger}`,
  borderInlineStartWidth: '0.625rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  breakInside: 'avoid',
});

export const icon = style({ color: color.text.danger });
export const action = style({ color: color.text.danger });
globalStyle(`${root} > a`, { ...target, gridColumn: 2, justifySelf: 'start' });
