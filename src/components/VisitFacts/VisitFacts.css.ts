import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: `${vars.space.group} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  marginBlockStart: vars.space.group,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' } },
});

export const fact = style({
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

export const list = style({ paddingInlineStart: '1.2em' });
