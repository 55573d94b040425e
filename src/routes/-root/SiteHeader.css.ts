import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  zIndex: vars.layer.bar,
  backgroundColor: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [media.print]: { display: 'flex', flexDirection: 'column-reverse', borderColor: color.border.strong } },
});

/** A band like the signs of the subway: black, with one white line. */
export const sign = style({
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  paddingBlock: vars.space.close,
  // A number on a row of its own stands at the end, where its menu has room.
  '@media': { [media.narrow]: { columnGap: vars.space.hair, justifyContent: 'flex-end' } },
});

globalStyle(`${sign} a`, {
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  '@media': { [media.print]: { minHeight: 0, textDecoration: 'none' } },
});

export const home = style({
  display: 'inline-flex',
  minHeight: vars.size.touchTarget,
  color: color.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': { [media.narrow]: { marginInlineEnd: 'auto' } },
});

export const nav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', flex: '1 1 0' } },
  '@container': {
    // With large text the navigation has its own row.
    '(max-width: 55.99rem)': { '@media': { [media.desktop]: { order: 1, flexBasis: '100%' } } },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  listStyle: 'none',
  padding: 0,
  '@media': { [media.wide]: { columnGap: vars.space.hair } },
  '@container': {
    '(max-width: 55.99rem)': { justifyContent: 'flex-start', marginInline: `calc(-1 * ${vars.space.tight})` },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
  '@media': { [media.wide]: { paddingInline: vars.space.close } },
  selectors: {
    '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.action.primary}` },
  },
});

/** The icon is drawn here, so that it adds nothing to the scripts of every page. */
export const search = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.touchTarget,
  minHeight: vars.size.touchTarget,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
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
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.action.primary}` } },
  '@media': { [media.print]: { display: 'none' } },
});

// On a phone, name, search and number share one row.
globalStyle(`${bar} > details > summary > svg`, { '@media': { [media.narrow]: { display: 'none' } } });
globalStyle(`${bar} > details > summary`, {
  '@media': { [media.tiny]: { paddingInline: vars.space.hair, fontSize: vars.type.small } },
});
globalStyle(`${home} svg`, { '@media': { [media.small]: { display: 'none' } } });
