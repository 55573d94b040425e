import { style } from '@vanilla-extract/css';
import { column, spreadRow } from '#src/styles/layout.ts';
import { color, control, iconButton, media, smallPrint, vars } from '#src/styles/shared.ts';

/** Large text on a small screen: the month has its own line, and the days take the full width. */
const crowded = '(max-width: 14rem)';

const phone = 'screen and (max-width: 26rem)';

/** Seven touch targets need more width than a field has on a phone; an invalid field is also indented. */
const outOfItsFrame = (distance: string) => ({
  paddingInline: 0,
  marginInline: `calc(-1 * ${distance})`,
  selectors: {
    'input[aria-invalid="true"] + details &': { marginInlineStart: `calc(-1 * ${distance} - 0.75rem - 4px)` },
  },
});

export const root = style({
  ...column(vars.space.tight),
  ...control,
  containerType: 'inline-size',
  maxWidth: '23rem',
  padding: vars.space.close,
  borderRadius: vars.radius.card,
  '@media': {
    [media.narrow]: { paddingInline: vars.space.hair },
    [phone]: outOfItsFrame('1rem'),
    [media.tiny]: outOfItsFrame('min(1.875rem, 40px)'),
  },
});

export const header = style({
  ...spreadRow('0'),
  fontWeight: vars.weight.heavy,
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const month = style({ '@container': { [crowded]: { order: -1, flexBasis: '100%', textAlign: 'center' } } });

export const step = style({
  ...iconButton,
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: color.surface.tint },
    '&[aria-disabled]': { opacity: 0.35, cursor: 'default' },
  },
});

export const table = style({ borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' });
export const weekday = style({ padding: 0, height: '2rem', ...smallPrint });
export const cell = style({ padding: 0 });

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: vars.size.touchTarget,
  borderRadius: vars.radius.control,
  border: '2px solid transparent',
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.3em',
  '@container': { [crowded]: { fontSize: vars.type.small } },
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: color.surface.tint },
    '&[aria-current]': { borderColor: color.border.control },
    '&[data-closed]': { color: color.text.muted, textDecorationLine: 'underline' },
    '&[data-chosen]': { backgroundColor: color.action.primary, color: color.text.onAction },
    '&[aria-disabled]': {
      color: color.text.muted,
      opacity: 0.5,
      cursor: 'not-allowed',
      textDecorationLine: 'line-through',
      textDecorationThickness: '1px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-chosen]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const legend = style({ paddingInline: vars.space.tight, ...smallPrint });
