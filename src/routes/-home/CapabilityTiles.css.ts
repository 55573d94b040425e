import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, circle, rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({
  ...rows(`0 ${vars.space.block}`),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  '@media': {
    [media.tablet]: {
      rowGap: vars.space.tight,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
    },
  },
});

export const tile = style({
  ...centeredRow(vars.space.close),
  width: '100%',
  height: '100%',
  minHeight: vars.size.touchTarget,
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  ':active': { translate: '0 1px' },
  '@media': { [media.narrow]: { gap: vars.space.tight, fontSize: vars.type.small } },
});

/** A round piece of a picture, as in a trial lens. */
globalStyle(`${tile} img`, {
  flexShrink: 0,
  ...circle('3.75rem'),
  aspectRatio: '1',
  border: `3px solid ${color.chart.primary}`,
  '@media': { [media.narrow]: { ...circle('2.5rem'), borderWidth: '2px' } },
});
/** The side of a picture that is shown. */
export const sides = styleVariants({ left: {}, right: {} });
for (const side of ['left', 'right'] as const) globalStyle(`${sides[side]} img`, { objectPosition: side });
globalStyle(`${tile}:hover img`, { borderColor: color.text.primary });
