import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const group = style({ display: 'grid', gap: vars.space.tight, minWidth: 0 });

export const legend = style({ fontWeight: vars.weight.strong });

export const choices = style({
  display: 'grid',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const choice = style({
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'flex-start',
  padding: vars.space.text,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:has(:checked)': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '[aria-invalid="true"] &': { borderColor: color.border.danger },
  },
});

export const radio = style({ width: '1.5rem', height: '1.5rem', flexShrink: 0, margin: 0 });

export const words = style({ display: 'grid', lineHeight: 1.5 });

export const label = style({ fontWeight: vars.weight.strong });

export const hint = style({ color: color.text.muted, fontSize: vars.type.small });
