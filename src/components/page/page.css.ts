import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { circle, column, rows } from '#src/styles/layout.ts';
import { leadText, media, notPrinted, sharedPicture, vars } from '#src/styles/shared.ts';

export const header = style({
  paddingBlock: `${vars.space.text} ${vars.space.part}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const headerColumns = style({
  ...rows(vars.space.part),
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' },
    [media.print]: { gridTemplateColumns: '1.3fr 0.7fr' },
  },
});

export const headerWords = style({
  ...column(vars.space.text),
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space.text,
});

export const headerTitle = styleVariants({
  // Long words have to fit a narrow phone at the largest text size.
  page: { fontSize: `min(${vars.type.display}, 12.5vw)` },
  poster: { fontSize: vars.type.poster, lineHeight: vars.leading.tight, letterSpacing: '-0.03em' },
});

export const lead = style({ ...leadText, textWrap: 'balance' });

export const hero = style({ paddingBlock: `${vars.space.text} ${vars.space.part}` });

const heroColumns = style({ ...rows(vars.space.group), alignItems: 'center', marginBlockStart: vars.space.text });

export const heroLayout = styleVariants({
  landscape: [heroColumns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.1fr 0.9fr' } } }],
  portrait: [heroColumns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.5fr 1fr' } } }],
});

export const heroRest = style({ marginBlockStart: vars.space.group });

export const heroWords = style({ ...rows(vars.space.text), justifyItems: 'start' });
export const heroPicture = style({ width: '100%', maxWidth: '34rem', ...notPrinted });

// On a phone a portrait is beside the name and the title under it.
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.narrow]: rule } });
const { portrait } = heroLayout;
globalStyle(`${portrait}`, onPhone({ gridTemplateColumns: 'min(7rem, 28vw) minmax(0, 1fr)', gap: vars.space.text }));
globalStyle(`${portrait} > ${heroWords}`, onPhone({ display: 'contents' }));
globalStyle(`${portrait} > ${heroWords} > *`, onPhone({ gridColumn: '1 / -1' }));
globalStyle(`${portrait} > ${heroWords} > :is(h1, h1 + p)`, onPhone({ gridColumn: 2 }));
globalStyle(`${portrait} > ${heroPicture}`, onPhone({ gridArea: '1 / 1 / 3 / 2' }));
globalStyle(`${portrait} img`, onPhone({ ...circle('100%'), aspectRatio: '1', objectPosition: 'top' }));

// A view transition name must be unique on the page.
globalStyle(`html:not(:has(a:focus img)) ${heroPicture} img`, sharedPicture);
