import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

/** Large text on a small screen: the month's name gets a line of its own, and the days all of the width. */
const crowded = '(max-width: 14rem)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  gap: vars.space.tight,
  width: '100%',
  maxWidth: '23rem',
  padding: vars.space.close,
  '@media': { [media.narrow]: { paddingInline: vars.space.hair } },
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: vars.weight.heavy,
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const month = style({ '@container': { [crowded]: { order: -1, flexBasis: '100%', textAlign: 'center' } } });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touchTarget,
  height: vars.size.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.surface.tint },
    '&:disabled': { opacity: 0.35, cursor: 'default' },
  },
});

export const table = style({ borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' });

export const weekday = style({ padding: 0, height: '2rem', fontSize: vars.type.small, color: color.text.muted });

export const cell = style({ padding: '1px' });

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: vars.size.touchTarget,
  '@container': { [crowded]: { fontSize: vars.type.small } },
  borderRadius: vars.radius.round,
  border: '2px solid transparent',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surface.tint },
    '&[data-today]': { borderColor: color.border.control },
    '&[data-selected]': { backgroundColor: color.action.primary, color: color.text.onAction },
    '&[data-outside-range]': { visibility: 'hidden' },
    '&[data-disabled]': {
      color: color.text.muted,
      opacity: 0.5,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
  },
});
