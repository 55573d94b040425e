import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space.tight,
  insetInlineStart: vars.space.tight,
  zIndex: vars.layer.skip,
  padding: `${vars.space.close} ${vars.space.text}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { [media.print]: { display: 'none' } },
});
