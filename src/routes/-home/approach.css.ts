import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.block,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  // Always in one row: the rail between them must not end in the middle.
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.hair} ${vars.space.block}`,
  alignContent: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    gridRow: 'span 2',
    margin: '6px',
    borderRadius: '50%',
    border: `3px solid ${color.text.primary}`,
    outline: `2px solid ${color.chart.ring}`,
    outlineOffset: '4px',
    fontWeight: vars.weight.heavy,
    fontSize: vars.type.title,
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.tight,
      // From one lens to the next, as on a rail.
      selectors: {
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(1.5rem + 5px)',
          insetInlineStart: 'calc(3rem + 1.5rem)',
          insetInlineEnd: `calc(-1 * ${vars.space.block} + 0.75rem)`,
          borderBlockStart: `2px solid ${color.chart.ring}`,
        },
      },
    },
  },
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.close,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr))',
  gridAutoRows: '1fr',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
  },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.close,
  width: '100%',
  height: '100%',
  minHeight: '4rem',
  padding: `${vars.space.close} ${vars.space.text}`,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: color.border.strong, backgroundColor: color.surface.tint },
  ':active': { translate: '0 1px' },
});

/** Hidden where two tiles share a narrow screen. */
export const tileIcon = style({
  flexShrink: 0,
  color: color.text.link,
  '@media': { [media.narrow]: { display: 'none' } },
});
