import { style } from '@vanilla-extract/css';
import { spreadRow } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const root = style({
  ...spreadRow(vars.space.text),
  flexWrap: 'wrap',
  padding: `min(${vars.space.block}, 6vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  fontSize: `min(${vars.type.lead}, 6.3vw)`,
});
