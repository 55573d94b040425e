import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { circle, rows, target } from '#src/styles/layout.ts';
import { leadText, media, notPrinted, sharedPicture, vars } from '#src/styles/shared.ts';
import { grid } from '../layout/layout.css.ts';

export const root = style({ paddingBlock: `${vars.space.text} ${vars.space.part}` });

export const backLink = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong, ...notPrinted });

const columns = style({ ...rows(vars.space.group), alignItems: 'start', marginBlockStart: vars.space.text });

export const layout = styleVariants({
  landscape: [columns, { '@media': { [media.tablet]: { gridTemplateColumns: '1.4fr 1fr' } } }],
  portrait: [columns, { '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr' } } }],
});

export const lead = style({ ...leadText, textWrap: 'balance' });

export const rest = style({ marginBlockStart: vars.space.group });

export const words = style({ ...rows(vars.space.text), justifyItems: 'start' });
globalStyle(`${words} > :last-child`, {
  marginBlockStart: vars.space.close,
  '@media': { [media.justTablet]: { display: 'grid' } },
});
export const picture = style({ width: '100%', maxWidth: '34rem', ...notPrinted });

// On a phone a portrait is beside the name and the title under it.
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.narrow]: rule } });
const { portrait } = layout;
globalStyle(portrait, onPhone({ gridTemplateColumns: 'min(8rem, max(28vw, 60vw - 6rem)) 1fr', gap: vars.space.text }));
globalStyle(`${portrait} > ${words}`, onPhone({ display: 'contents' }));
globalStyle(`${portrait} > ${words} > *`, onPhone({ gridColumn: '1 / -1' }));
globalStyle(`${portrait} > ${words} > :is(h1, h1 + p)`, onPhone({ gridColumn: 2 }));
globalStyle(`${portrait} > ${picture}`, onPhone({ gridArea: '1 / 1 / 3 / 2' }));
globalStyle(`${portrait} img`, onPhone({ ...circle('100%'), aspectRatio: '1', objectPosition: 'top' }));

// In an emergency the signs come soon.
globalStyle(`${words}:has([role="note"]) + ${picture} img`, onPhone({ aspectRatio: '4 / 1' }));

globalStyle(`:has(> ${root}) ${grid.portrait}`, onPhone({ rowGap: vars.space.text }));

// A view transition name must be unique on the page.
globalStyle(`html:not(:has(a:focus img)) ${picture} img`, sharedPicture);
