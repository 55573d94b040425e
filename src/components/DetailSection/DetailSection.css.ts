import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';
import { root as band } from '../CallToAction/CallToAction.css.ts';
import { gridFrame as cards } from '../layout/layout.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
  paddingBlock: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: vars.space.part },
    [media.print]: { display: 'block', paddingBlock: vars.space.close },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: vars.space.part },
    // The band's own edge is line enough.
    [`${band} + * > &:first-child`]: {
      borderBlockStart: 0,
      paddingBlockStart: vars.space.part,
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});

export const heading = style({
  fontSize: vars.type.heading,
  breakAfter: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: vars.space.tight } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
});

/** A line of text is at most about 70 characters long; pictures and cards may be wider. */
globalStyle(`${body} p, ${body} li:not(${cards} li)`, {
  maxWidth: '36rem',
  '@media': { [media.print]: { maxWidth: 'none' } },
});

/** A list of nothing but links stands at the edge of the text, and each is as high as a finger wants. */
globalStyle(`${root} ul:not([class])`, { listStyle: 'none', padding: 0, columns: '16rem 2' });
globalStyle(`${root} ul:not([class]) > li > a:only-child`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
});
