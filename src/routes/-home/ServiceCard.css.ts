import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { column, rows, target, wrappingRow } from '#src/styles/layout.ts';
import { color, focusRing, media, sharedPicture, vars } from '#src/styles/shared.ts';

/** The first services, then the others. */
export const list = styleVariants({
  leading: [
    rows(vars.space.close),
    { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.block } } },
  ],
  following: [
    column('0'),
    {
      marginBlock: vars.space.text,
      borderBlockEnd: `2px solid ${color.border.subtle}`,
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.group } },
    },
  ],
});

const card = style({
  position: 'relative',
  display: 'grid',
  height: '100%',
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
  selectors: { '&:focus-within:has(button:focus-visible)': focusRing },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': focusRing } } },
});

/** With its picture, or as a line of a list. */
export const root = styleVariants({
  leading: [
    card,
    {
      gap: vars.space.text,
      gridTemplateRows: 'auto 1fr',
      // On a phone the picture is beside the text, where that has enough space for the longest word.
      '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' } },
    },
  ],
  following: [
    card,
    {
      paddingBlock: vars.space.hair,
      '@media': { [media.narrow]: { paddingBlock: 0 } },
      borderBlockStart: `2px solid ${color.border.subtle}`,
      borderRadius: 0,
    },
  ],
});

globalStyle(`${card}:focus-within img`, sharedPicture);

export const words = styleVariants({
  leading: [
    column(vars.space.hair),
    {
      gridTemplateRows: 'auto 1fr auto',
      '@media': { [media.narrow]: { flex: '3 1 11rem', alignSelf: 'center', gridTemplateRows: 'none' } },
    },
  ],
  following: [wrappingRow(`0 ${vars.space.text}`), { alignItems: 'center', alignContent: 'start' }],
});

globalStyle(`${root.leading} > img`, { '@media': { [media.narrow]: { flex: '2 1 7rem', minWidth: 0 } } });
globalStyle(`${words.following} > h3`, { flex: '1 1 10rem', fontSize: vars.type.body });
globalStyle(`${words.following} > p`, {
  order: 1,
  flexBasis: '100%',
  paddingBlockEnd: vars.space.tight,
});

globalStyle(`${card} p`, { '@media': { [media.narrow]: { display: 'none' } } });

export const text = style({ color: color.text.muted, fontSize: '1rem', lineHeight: 1.45 });

// Above the area of the control, so that its words can be marked. Before hydration only the control can be pressed.
globalStyle(`html${marked('ready')} ${text}:not(${marked('awaiting')} *)`, {
  position: 'relative',
  zIndex: vars.layer.raised,
  cursor: 'pointer',
});

/** The card's own control: its area is the whole card. */
export const opener = style({
  ...target,
  padding: '0.375rem 0',
  letterSpacing: 'inherit',
  textAlign: 'start',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const more = style({
  ...target,
  position: 'relative',
  zIndex: vars.layer.raised,
  justifySelf: 'start',
  fontWeight: vars.weight.strong,
});
