import { globalStyle, style } from '@vanilla-extract/css';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  display: 'flex',
  gap: vars.space.close,
  paddingInlineStart: vars.space.close,
  borderInlineStart: `4px solid ${color.border.danger}`,
  breakInside: 'avoid',
});

export const icon = style({ flexShrink: 0, color: color.text.danger });
export const action = style({ color: color.text.danger });
// In the line, although the space of its longest form is kept.
globalStyle(`${action} > span`, { display: 'inline-grid', marginInlineEnd: vars.space.tight });
globalStyle(`${root} a:not(${action} a)`, { whiteSpace: 'nowrap' });
