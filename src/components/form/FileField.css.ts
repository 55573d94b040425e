import { style } from '@vanilla-extract/css';
import { color, vars } from '../../styles/theme.css.ts';

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  padding: vars.space.block,
  border: `2px dashed ${color.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  textAlign: 'center',
  selectors: {
    '&:hover, &[data-dragged-over]': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '&:focus-within': {
      outline: `3px solid ${color.focus.ring}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${color.focus.halo}`,
    },
  },
});

/** The browser's own control lies over the whole area, so that it is what is pressed and dropped on. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const invitation = style({ fontWeight: vars.weight.strong, color: color.text.link });

export const chosen = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: vars.space.text,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const size = style({ color: color.text.muted, fontSize: vars.type.small });

export const progress = style({ width: '100%', height: '0.75rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });
