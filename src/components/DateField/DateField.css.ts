import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const calendar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.tight });

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  width: 'fit-content',
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space.close,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: color.surface.tint, borderColor: color.border.strong },
  },
});

export const sheet = style({ marginBlockStart: vars.space.tight });
