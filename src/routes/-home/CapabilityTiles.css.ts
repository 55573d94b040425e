import { style } from '@vanilla-extract/css';
import { rows, spreadRow } from '#src/styles/layout.ts';
import { card, color, media, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(vars.space.tight),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr))',
  gridAutoRows: '1fr',
  '@media': {
    [media.tablet]: { gap: vars.space.close, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
  },
});

export const tile = style({
  ...card,
  ...spreadRow(vars.space.close),
  width: '100%',
  height: '100%',
  minHeight: '3.25rem',
  padding: `${vars.space.hair} ${vars.space.text}`,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textAlign: 'start',
  ':hover': { borderColor: color.border.strong, backgroundColor: color.surface.tint },
  ':active': { translate: '0 1px' },
  // Where two tiles share a narrow screen, the words need the space.
  '@media': {
    [media.tablet]: {
      '::after': {
        content: '',
        flexShrink: 0,
        width: '0.6rem',
        height: '0.6rem',
        borderRight: `2px solid ${color.text.link}`,
        borderBottom: `2px solid ${color.text.link}`,
        transform: 'translateY(-30%) rotate(45deg)',
      },
    },
  },
});
