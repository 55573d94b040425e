import { style } from '@vanilla-extract/css';
import { column, wrappingRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const choices = style({
  ...wrappingRow(vars.space.block),
  padding: vars.space.text,
  backgroundColor: color.surface.sunken,
  borderBlockEnd: `2px solid ${color.border.strong}`,
});

export const choice = style({ display: 'flex', gap: vars.space.tight });

export const components = style({ ...column(vars.space.part), padding: vars.space.text });

export const name = style({ fontSize: vars.type.heading, fontWeight: vars.weight.heavy });

export const words = style({ paddingBlock: vars.space.tight, color: color.text.muted });

/** Contains elements with a fixed position. */
export const frame = style({
  contain: 'layout',
  minHeight: '5rem',
  padding: vars.space.text,
  border: `1px dashed ${color.border.control}`,
  selectors: { '&:has([role="dialog"])': { minHeight: '38rem' } },
});
