import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.close,
  rowGap: vars.space.hair,
  padding: `min(${vars.space.text}, 4vw)`,
  border: `2px solid ${color.border.danger}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  lineHeight: 1.5,
});

export const icon = style({ color: color.text.danger, gridRow: 'span 2', marginBlockStart: '0.1em' });

export const lead = style({ fontWeight: vars.weight.strong });

export const phone = style({
  color: color.text.danger,
  whiteSpace: 'nowrap',
  paddingBlock: vars.space.tight,
  '@media': { [media.small]: { whiteSpace: 'normal' } },
});

export const whenClosed = style({ fontSize: vars.type.small, gridColumn: 2 });
