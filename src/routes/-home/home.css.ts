import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  paddingBlockStart: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const figure = style({
  // At least as wide as its longest word.
  flex: '1 1 5rem',
  minWidth: 'min-content',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
});
export const figureValue = style({
  fontSize: vars.type.display,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const figureLabel = style({ fontSize: vars.type.small, color: color.text.muted, maxWidth: '9rem' });

export const visitFacts = style({
  display: 'grid',
  gap: `${vars.space.group} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  marginBlockStart: vars.space.group,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' } },
});

export const visitFact = style({
  display: 'grid',
  gap: vars.space.tight,
  alignContent: 'start',
  paddingBlockStart: vars.space.text,
  borderBlockStart: `3px solid ${color.text.primary}`,
  // Two long ones, then three short ones; on a tablet two per row, and the last across.
  '@media': {
    [media.tablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [media.desktop]: {
      gridColumn: 'span 2',
      selectors: {
        '&:nth-child(-n + 2)': { gridColumn: 'span 3' },
        '&:last-child:nth-child(odd)': { gridColumn: 'span 2' },
      },
    },
  },
});

export const visitFactList = style({ paddingInlineStart: '1.2em' });

export const ratingCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.close} ${vars.space.group}`,
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  padding: `${vars.space.group} ${vars.space.block}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  border: `2px solid ${color.border.subtle}`,
});

export const rating = style({
  fontSize: vars.type.poster,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});

export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  color: color.chart.brass,
});

/** The fill covers the outline, in the direction of the text. */
export const star = style({
  display: 'grid',
  justifyItems: 'start',
  width: '24px',
  height: '24px',
  selectors: { '[dir="rtl"] &': { scale: '-1 1', direction: 'ltr' } },
});

globalStyle(`${star} > svg`, { gridArea: '1 / 1' });

// Aligns the button with that of the card beside it.
globalStyle(`${ratingCard} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${ratingCard} > a`, { alignSelf: 'end', marginBlockStart: vars.space.tight });

export const officeMap = style({
  display: 'grid',
  gap: vars.space.tight,
  '@media': { [media.print]: { display: 'none' } },
});

export const officeMapFrame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '20rem',
  overflow: 'hidden',
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
});

/** Visible while the map loads, and where it is blocked. */
export const officeMapPlace = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tight,
  padding: vars.space.block,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
});

export const officeMapEmbed = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

export const officeMapOtherwise = style({ color: color.text.muted });
