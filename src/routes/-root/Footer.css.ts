import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, spreadRow, target, wrappingRow } from '#src/styles/layout.ts';
import { color, inverse, media, vars } from '#src/styles/shared.ts';
import { word } from './OfficePhoneMenu.css.ts';

export const root = style({
  ...inverse,
  paddingBlock: vars.space.group,
  fontSize: '1rem',
  lineHeight: 1.3,
  borderBlockStart: `6px solid ${color.surface.inverse}`,
  boxShadow: `inset 0 2px 0 ${color.text.onInverse}`,
  '@media': { [media.narrow]: { paddingBlock: vars.space.text }, [media.print]: { display: 'none' } },
});

globalStyle(`${root} a`, { color: color.text.onInverse });

export const columns = style({
  ...column(vars.space.tight),
  '@media': {
    [media.tablet]: { gridTemplateColumns: '3fr 5fr 4fr', gap: vars.space.block },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 18.5rem) minmax(0, 12.25rem) minmax(0, 1.6fr) minmax(0, 1fr)' },
  },
});

export const heading = style({ fontSize: vars.type.body });

/** Only a finger needs large targets. */
const mouse = `${media.wide} and (pointer: fine)`;

/** A long list in two columns, if its longest words fit. */
export const columned = style({
  columns: '6rem 2',
  columnGap: vars.space.text,
  '@media': { [media.narrow]: { fontSize: vars.type.small }, [mouse]: { marginBlockStart: '0.375rem' } },
});

export const social = style({
  ...wrappingRow(`0 ${vars.space.block}`),
  alignItems: 'center',
  '@media': { [media.tablet]: { marginBlockStart: vars.space.close } },
});
globalStyle(`${social} > ul`, wrappingRow(`0 ${vars.space.block}`));

export const times = style({
  ...column(vars.space.close),
  alignContent: 'start',
  '@media': { [media.narrow]: { gap: vars.space.tight, fontSize: vars.type.small } },
});

/** In one column on wide screens, two beside each other on others. */
export const week = style({
  ...rows(`${vars.space.hair} ${vars.space.block}`),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
});

export const days = style({ ...spreadRow(vars.space.tight), fontVariantNumeric: 'tabular-nums' });

export const link = style({ ...target, minWidth: vars.size.touchTarget });

globalStyle(`${root} li > a:not(:hover)`, { textDecoration: 'none' });
/** Of short links, on a phone in three. */
export const short = style([columned, { '@media': { [media.narrow]: { columns: '6rem 3' } } }]);

// Items of one line and of two are equally far apart.
globalStyle(`${columned} a`, {
  paddingBlock: `calc((${vars.size.touchTarget} - 1lh) / 2)`,
  '@media': { [mouse]: { minHeight: '2rem', paddingBlock: 'calc((2rem - 1lh) / 2)' } },
});

export const office = style({
  ...wrappingRow(`${vars.space.close} ${vars.space.group}`),
  gridColumn: '1 / -1',
  alignItems: 'center',
  '@media': {
    [media.narrow]: { justifyContent: 'space-between', gap: 0 },
    [media.wide]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'start', alignSelf: 'start' },
  },
});

// Its border is invisible on this background.
globalStyle(`${office} > details`, { marginInlineStart: '-2px' });
// Beside the logo.
globalStyle(`${office} ${word}`, { '@media': { [media.narrow]: { display: 'block', fontSize: '0.875em' } } });
globalStyle(`${office} a`, {
  ...target,
  // A long email address has no place for a break of its own.
  overflowWrap: 'anywhere',
  '@media': { [mouse]: { minHeight: '2rem' } },
});

export const legal = style({
  ...wrappingRow(`0 ${vars.space.block}`),
  alignItems: 'center',
  marginBlockStart: vars.space.group,
  paddingBlockStart: vars.space.text,
  borderBlockStart: `1px solid ${color.border.onInverse}`,
  fontSize: vars.type.small,
  color: color.text.onInverseMuted,
  '@media': { [media.narrow]: { marginBlockStart: vars.space.tight, paddingBlockStart: vars.space.hair } },
});

export const founded = style({ '@media': { [media.narrow]: { display: 'none' } } });
