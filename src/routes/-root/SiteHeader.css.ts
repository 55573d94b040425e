import { globalStyle, style } from '@vanilla-extract/css';
import {
  aboveSharedPicture,
  color,
  media,
  spreadRow,
  target,
  usualText,
  vars,
  wrappingRow,
} from '../../styles/shared.ts';
import { stickyRow } from './root.css.ts';

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
export const lower = style([
  stickyRow,
  aboveSharedPicture('site-header'),
  {
    zIndex: vars.layer.bar,
    backgroundColor: color.surface.raised,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.print]: { borderBlockEnd: 0 } },
  },
]);

/** A band like the signs of the subway: black, with one white line. */
export const sign = style({
  order: -1,
  backgroundColor: color.surface.inverse,
  color: color.text.onInverse,
  fontSize: vars.type.small,
  lineHeight: 1.3,
  borderBlockStart: `4px solid ${color.surface.inverse}`,
  boxShadow: `inset 0 2px 0 ${color.text.onInverse}`,
  '@media': {
    [media.print]: { border: 0, boxShadow: 'none', backgroundColor: 'transparent', color: color.text.primary },
  },
});

export const signRow = style({
  ...spreadRow,
  flexWrap: 'wrap',
  columnGap: vars.space.close,
  '@media': { [media.print]: { paddingBlockEnd: vars.space.tight } },
});

/** For print only, and for screens only. */
export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
/** Takes the rest of the row whatever its text, so that nothing beside it moves. */
export const status = style({ flex: '1 1 9rem', '@media': { [media.print]: { display: 'none' } } });

/** The container whose width, relative to the text size, sets the position of the navigation. */
export const frame = style({ containerType: 'inline-size' });

export const bar = style({
  ...spreadRow,
  flexWrap: 'wrap',
  gap: vars.space.tight,
  paddingBlock: vars.space.close,
  paddingInlineEnd: `calc(${vars.size.touchTarget} + ${vars.space.hair})`,
  // A number on a row of its own stands at the end, where its menu has room.
  '@media': {
    [media.narrow]: { columnGap: vars.space.hair, justifyContent: 'flex-end' },
    [media.print]: { paddingInlineEnd: 0 },
  },
  '@container': { '(min-width: 17.5rem) and (max-width: 40rem)': { flexWrap: 'nowrap' } },
  selectors: { [`${usualText} &`]: { '@media': { [media.margin]: { paddingInlineEnd: 0 } } } },
});

globalStyle(`${sign} a`, {
  ...target,
  color: 'inherit',
  '@media': { [media.print]: { minHeight: 0, textDecoration: 'none' } },
});

export const home = style({
  display: 'inline-flex',
  minHeight: vars.size.touchTarget,
  color: color.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  marginInlineEnd: 'auto',
  '@container': { '(max-width: 17.49rem)': { order: -2 } },
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
  ...wrappingRow,
  justifyContent: 'flex-end',
  '@media': { [media.margin]: { columnGap: vars.space.hair } },
  '@container': {
    '(max-width: 58.99rem)': { justifyContent: 'flex-start', marginInline: `calc(-1 * ${vars.space.tight})` },
  },
});

const place = style({
  ...target,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.action.primary}` } },
});

export const link = style([
  place,
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
export const search = style([
  place,
  {
    position: 'relative',
    minWidth: vars.size.touchTarget,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.65rem)',
      left: '0.85rem',
      width: '0.95rem',
      height: '0.95rem',
      border: '2.5px solid',
      borderRadius: '50%',
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
    '@media': { [media.print]: { display: 'none' } },
    // With large text on a phone the number has its own row.
    '@container': { '(max-width: 17.49rem)': { order: -1 } },
  },
]);

// In a row that is just wide enough, what is decoration gives way to the words.
globalStyle(`${bar} > details > summary > svg`, {
  '@media': { [media.narrow]: { display: 'none' }, [media.justDesktop]: { display: 'none' } },
});
globalStyle(`${bar} > details > summary`, {
  '@media': {
    [media.narrow]: { paddingInline: vars.space.tight },
    [media.small]: { paddingInline: vars.space.hair, fontSize: vars.type.small, lineHeight: 1.2 },
  },
});
globalStyle(`${home} svg`, { '@media': { [media.phone]: { display: 'none' } } });
