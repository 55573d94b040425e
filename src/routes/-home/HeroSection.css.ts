import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, circle, rows } from '#src/styles/layout.ts';
import { color, leadText, media, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  overflow: 'clip',
  paddingBlock: vars.space.part,
  borderBlockEnd: `6px solid ${color.surface.inverseRaised}`,
  // On a phone its buttons, and the edge of the picture, are visible above everything fixed to the bottom.
  '@media': {
    [media.narrow]: { paddingBlock: `${vars.space.close} ${vars.space.text}` },
    [media.justTablet]: { paddingBlock: vars.space.group },
    [media.desktop]: { paddingBlock: `${vars.space.group} 2rem` },
  },
});

export const columns = style({
  ...rows(vars.space.block),
  '@media': {
    [media.narrow]: { gap: vars.space.close },
    [media.justTablet]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
    [media.desktop]: { gridTemplateColumns: '1fr auto', columnGap: vars.space.part },
  },
});

export const words = style({
  ...rows(vars.space.block),
  justifyItems: 'start',
  '@media': {
    [media.narrow]: { gap: vars.space.close },
    [media.justTablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { alignSelf: 'end' },
  },
});

/** On a wide screen below the words; otherwise after the picture, which is seen sooner. */
export const facts = style({
  ...rows(vars.space.block),
  alignContent: 'start',
  '@media': { [media.justTablet]: { alignContent: 'center' } },
});

export const heading = style({
  fontSize: vars.type.poster,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.03em',
  '@media': {
    // On two lines, so that the picture begins sooner.
    [media.narrow]: { fontSize: 'calc(0.45rem + 7vw)' },
    // Two words fit half the width, so that none is alone on a line.
    [media.desktop]: { fontSize: 'min(4.875rem, 6.1vw)' },
  },
});

export const lead = style({
  ...leadText,
  maxWidth: '36rem',
  '@media': { [media.narrow]: { fontSize: vars.type.body } },
});

export const languages = style({
  ...smallPrint,
  marginInline: `calc(-1 * ${vars.space.tight})`,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
});
// Equal on both sides, as not all have the direction of the list.
globalStyle(`${languages} > li`, { display: 'inline-block', marginInline: vars.space.tight });

export const points = style({
  ...rows(vars.space.tight),
  fontWeight: vars.weight.strong,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const point = style({
  ...centeredRow(vars.space.close),
  '::before': { content: '', flexShrink: 0, ...circle('0.875rem'), border: `0.2rem solid ${color.chart.brass}` },
});

/** The picture with its dial, on a wide screen as high as a first screen leaves room for it. */
export const picture = style({
  containerType: 'inline-size',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  overflow: 'clip',
  backgroundColor: color.surface.raised,
  '@media': {
    [media.tablet]: { marginInline: 0, borderRadius: vars.radius.card },
    [media.desktop]: {
      gridArea: '1 / 2 / span 2',
      alignSelf: 'start',
      width: 'clamp(23rem, 100vh - 24rem, 36rem)',
      maxWidth: '100%',
    },
    [media.print]: { width: '10cm', marginInline: 0, breakInside: 'avoid' },
  },
});
