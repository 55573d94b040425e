import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.close),
  padding: `${vars.space.block} ${vars.space.block} ${vars.space.text}`,
  border: `4px solid ${color.border.danger}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight, fontSize: vars.type.title });
globalStyle(`${title} > svg`, { flexShrink: 0, color: color.text.danger });

/** Its links begin below the words of the title. */
export const list = style({ display: 'grid', paddingInlineStart: `calc(28px + ${vars.space.tight})` });
export const link = style({
  display: 'block',
  // As high as a finger needs, and as far from the next one whether it takes one line or two.
  paddingBlock: `calc((${vars.size.touchTarget} - 1lh) / 2)`,
  color: color.text.danger,
  fontWeight: vars.weight.strong,
});
