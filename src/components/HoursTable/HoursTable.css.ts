import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({ borderCollapse: 'collapse', width: '100%', maxWidth: '26rem' });
export const row = style({ borderBlockEnd: `1px solid ${color.border.subtle}` });
export const days = style({ textAlign: 'start', fontWeight: vars.weight.strong, paddingBlock: vars.space.tight });
export const hours = style({
  paddingInlineStart: vars.space.tight,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
