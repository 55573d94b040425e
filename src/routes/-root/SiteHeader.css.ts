import { globalStyle, style } from '@vanilla-extract/css';
import { marked, markedWith } from '#src/page/marks.ts';
import { circle, spreadRow, target, wrappingRow } from '#src/styles/layout.ts';
import { color, inverse, media, notPrinted, plainLink, usualText, vars } from '#src/styles/shared.ts';
import { root as logo } from './Logo.css.ts';
import { word } from './OfficePhoneMenu.css.ts';

/** The page while the header sticks: not with large text in a small window, nor below a notice about the network. */
const sticking = `html:not(${[
  ...(['offline', 'incomplete', 'unanswered'] as const).map((mark) => marked(mark)),
  ...['130', '140', '150'].map((size) => markedWith('text-size', size)),
]})`;

const headerAway = [
  sticking,
  `:is(${marked('header-away')}, :has(main :is(input, select, textarea):focus))`,
  ':not(:has(header :is(:focus-visible, details[open]), aside :is(:focus-visible, [aria-expanded="true"])))',
].join('');

/** Too narrow for a row in the usual size: a small phone, or large text on a wider screen. */
const fullRow = '(max-width: 21.94rem)';
/** The same on the smallest phones. */
const fullestRow = '(max-width: 19.99rem)';
/** A phone with large text, where the number has its own row. */
const twoRows = '(max-width: 17.49rem)';

/** Sticks to the top until the margin has room for the accessibility button, but not while the visitor scrolls down. */
export const stickyRow = style({
  position: 'relative',
  '@media': {
    [media.motion]: { transition: `inset-block-start ${vars.motion.calm} ${vars.motion.ease}` },
    [media.print]: { position: 'static' },
  },
  selectors: {
    [`${sticking} &`]: { '@media': { [media.sticky]: { position: 'sticky', insetBlockStart: 0 } } },
    [`${headerAway} &`]: { '@media': { [media.sticky]: { insetBlockStart: '-12rem' } } },
  },
});

export const addressRest = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const root = style({
  '@media': {
    // The lower row sticks to the top of the whole page, not of this element.
    screen: { display: 'contents' },
    [media.print]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      borderBlockEnd: `1px solid ${color.border.strong}`,
    },
  },
});

/** What the accessibility button stands on. */
export const row = style([
  stickyRow,
  {
    viewTransitionName: 'site-header',
    zIndex: vars.layer.bar,
    backgroundColor: color.surface.raised,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.print]: { borderBlockEnd: 0 } },
  },
]);

export const sign = style({
  order: -1,
  containerType: 'inline-size',
  ...inverse,
  fontSize: vars.type.small,
  lineHeight: 1.3,
  borderBlockStart: `4px solid ${color.surface.inverse}`,
  boxShadow: `inset 0 2px 0 ${color.text.onInverse}`,
  '@media': {
    [media.print]: { border: 0, boxShadow: 'none', backgroundColor: 'transparent', color: color.text.primary },
  },
});

export const signRow = style({
  ...spreadRow(`0 ${vars.space.close}`),
  flexWrap: 'wrap',
  '@media': { [media.print]: { paddingBlockEnd: vars.space.tight } },
});

export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
/** Takes the rest of the row whatever its text, so that nothing beside it moves. */
export const status = style({ flex: '1 1 9rem', ...notPrinted });

/** The container whose width, relative to the text size, sets the position of the navigation. */
export const frame = style({ position: 'relative', containerType: 'inline-size' });

/** Room for the accessibility button. */
const besideSettings = `(${vars.size.touchTarget} + ${vars.space.hair})`;

export const bar = style({
  ...spreadRow(vars.space.tight),
  flexWrap: 'wrap',
  paddingBlock: vars.space.close,
  paddingInlineEnd: `calc${besideSettings}`,
  // A number on a row of its own stands at the end, where its menu has room.
  '@media': {
    [media.narrow]: { columnGap: vars.space.hair, justifyContent: 'flex-end' },
    [media.print]: { paddingInlineEnd: 0 },
  },
  '@container': { '(min-width: 17.5rem) and (max-width: 18.2rem)': { flexWrap: 'nowrap' } },
  selectors: { [`${usualText} &`]: { '@media': { [media.margin]: { paddingInlineEnd: 0 } } } },
});

// With large text on a phone: it is also in the footer.
globalStyle(`${signRow} > a`, { '@container': { [fullestRow]: { display: 'none' } } });
globalStyle(`${sign} a`, {
  ...target,
  color: 'inherit',
  '@media': { [media.print]: { minHeight: 0, textDecoration: 'none' } },
});

export const homeLink = style({
  display: 'inline-flex',
  minHeight: vars.size.touchTarget,
  ...plainLink,
  borderRadius: vars.radius.control,
  marginInlineEnd: 'auto',
  '@container': { [twoRows]: { order: -2 } },
});

export const nav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', flex: '1 1 0' } },
  '@container': {
    // With large text the navigation has its own row.
    '(max-width: 58.99rem)': { '@media': { [media.desktop]: { order: 1, flexBasis: '100%' } } },
  },
});

export const links = style({
  ...wrappingRow('0'),
  justifyContent: 'flex-end',
  '@media': { [media.margin]: { columnGap: vars.space.hair } },
  '@container': {
    '(max-width: 58.99rem)': { justifyContent: 'flex-start', marginInline: `calc(-1 * ${vars.space.tight})` },
  },
});

const linkBase = style({
  ...target,
  borderRadius: vars.radius.control,
  ...plainLink,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.action.primary}` } },
});

export const link = style([
  linkBase,
  {
    paddingInline: vars.space.hair,
    fontSize: '1rem',
    '@media': {
      [media.wide]: { paddingInline: vars.space.tight },
      [media.margin]: { paddingInline: vars.space.close, fontSize: vars.type.body },
    },
  },
]);

/** The icon is drawn here, so that it adds nothing to the scripts of every page. */
export const searchLink = style([
  linkBase,
  {
    position: 'relative',
    minWidth: vars.size.touchTarget,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.65rem)',
      left: '0.85rem',
      ...circle('0.95rem'),
      border: '2.5px solid',
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% + 0.35rem)',
      left: '1.6rem',
      width: '0.55rem',
      borderBlockStart: '3px solid',
      transform: 'rotate(45deg)',
    },
    ...notPrinted,
    '@container': { [twoRows]: { order: -1 } },
  },
]);

// In a row that is just wide enough, what is decoration gives way to the words, and then they are smaller.
globalStyle(`${bar} > details > summary > svg`, {
  '@media': { [media.narrow]: { display: 'none' }, [media.justDesktop]: { display: 'none' } },
});
globalStyle(`${bar} > details > summary`, {
  '@media': { [media.narrow]: { paddingInline: vars.space.tight } },
  '@container': {
    [fullRow]: { paddingInline: vars.space.hair, fontSize: '0.875rem' },
    [fullestRow]: { paddingInline: '0.125rem', fontSize: '0.78rem' },
    [twoRows]: { fontSize: '0.9rem' },
  },
});
globalStyle(`${bar} > details ${word}`, { '@container': { [twoRows]: { display: 'inline', fontSize: 'inherit' } } });
// A sheet beside other buttons would not fit: it takes the width of the header.
globalStyle(`${bar} > details`, {
  '@media': { [media.narrow]: { position: 'static' } },
  '@container': {
    [twoRows]: {
      flex: `1 0 calc(100% + ${besideSettings})`,
      marginInlineEnd: `calc(-1 * ${besideSettings})`,
    },
  },
});
globalStyle(`${bar} > details > div`, { '@media': { [media.narrow]: { insetInlineStart: 0, width: 'auto' } } });
globalStyle(`${homeLink} svg`, { '@container': { '(max-width: 24.79rem)': { display: 'none' } } });
globalStyle(`${homeLink} > ${logo}`, {
  '@container': {
    [fullRow]: { fontSize: vars.type.small },
    [fullestRow]: { fontSize: '0.8125rem', letterSpacing: '-0.03em' },
  },
});
