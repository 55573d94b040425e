import { style } from '@vanilla-extract/css';
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
  // As wide as its longest word asks.
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
  // Two that are long, then three that are short; on a tablet two and two, then one across.
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
