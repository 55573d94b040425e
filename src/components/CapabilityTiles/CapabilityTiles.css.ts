import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
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

/** Left out where two tiles share a narrow screen. */
export const icon = style({
  flexShrink: 0,
  color: color.text.link,
  '@media': { [media.narrow]: { display: 'none' } },
});
