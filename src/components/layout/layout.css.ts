import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { attributeOf, marked } from '#src/page/marks.ts';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { color, headingBeside, leadText, media, notPrinted, vars } from '#src/styles/shared.ts';

export const container = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [media.print]: { paddingInline: 0 } },
});

const stackBase = style({ display: 'flex', flexDirection: 'column' });

export const stack = styleVariants(vars.space, (gap) => [stackBase, { gap }]);

export const cluster = style({ ...wrappingRow(vars.space.close), alignItems: 'center' });

export const actionRow = style({ ...wrappingRow(vars.space.close), '@media': { [media.narrow]: { width: '100%' } } });
globalStyle(`${actionRow} > *`, { '@media': { [media.narrow]: { flexGrow: 1 } } });

/** The container of the queries below, which lay out an incomplete last row. */
export const gridFrame = style({ containerType: 'inline-size' });
const gridBase = style({ ...rows(vars.space.block), '@media': { [media.narrow]: { rowGap: vars.space.close } } });

/** Cells of a row are equally tall, and each is a container for its own queries. */
globalStyle(`${gridBase} > li`, { display: 'grid', containerType: 'inline-size' });

const gridColumns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

/** `count` portraits in a row, each at least as wide as a name. */
const gridPortraits = (count: number) =>
  gridColumns(`max(7.5rem, (100% - ${count - 1} * ${vars.space.block}) / ${count})`);

export const grid = styleVariants({
  portrait: [gridBase, { gridTemplateColumns: gridPortraits(5) }],
  narrow: [gridBase, { gridTemplateColumns: gridColumns('13rem') }],
});

// Where only two would fit in a row, each takes a whole one.
globalStyle(`${grid.portrait} > li`, {
  '@container': { '(min-width: 16.5rem) and (max-width: 25.49rem)': { gridColumn: 'span 2' } },
});
globalStyle(`${grid.portrait}:has(> :nth-child(4):last-child)`, { gridTemplateColumns: gridPortraits(4) });

/** The longest text is rendered invisibly behind the visible one. */
export const reservedText = style({
  display: 'grid',
  textWrap: 'balance',
  '::after': { content: `attr(${attributeOf('longest')})`, gridArea: '1 / 1', visibility: 'hidden' },
  selectors: {
    [`&${marked('printed')}::before`]: {
      '@media': { [media.print]: { content: `attr(${attributeOf('printed')})`, gridArea: '1 / 1' } },
    },
  },
});

/** Fills the reserved space, so that a new text causes no layout shift. */
export const reservedTextText = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  selectors: { [`${reservedText}${marked('printed')} > &`]: notPrinted },
});

export const pageBody = style({ ...column(vars.space.block), paddingBlockEnd: vars.space.section });

const sectionBase = style({
  paddingBlock: '2.75rem',
  '@media': { [media.narrow]: { paddingBlock: `1.125rem ${vars.space.text}` } },
});

export const section = styleVariants({
  page: [sectionBase],
  raised: [sectionBase, { backgroundColor: color.surface.raised }],
  sunken: [sectionBase, { backgroundColor: color.surface.sunken }],
});

const sectionColumns = (first: string) => ({
  display: 'grid',
  gridTemplateColumns: `${first} minmax(0, 1fr)`,
  columnGap: vars.space.part,
  alignItems: 'start',
});

/** On wide screens the head of a section is above its content, beside it, or above the first half of it. */
export const sectionLayout = styleVariants({
  above: {},
  beside: { '@media': { [media.desktop]: sectionColumns('18rem') } },
  besideTool: {
    '@media': { [media.tablet]: { ...sectionColumns('minmax(0, 1fr)'), gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
  },
  half: { '@media': { [media.tablet]: { ...sectionColumns('minmax(0, 1fr)'), gridTemplateRows: 'auto 1fr' } } },
});

// Its chart line is as long as those of other sections.
globalStyle(`${sectionLayout.besideTool} > :first-child`, { display: 'contents' });
globalStyle(`${sectionLayout.beside} > :first-child`, headingBeside);
globalStyle(`${sectionLayout.besideTool} > :nth-child(2)`, { alignSelf: 'end', marginBlockEnd: vars.space.text });
globalStyle(`${sectionLayout.besideTool} > :first-child > :not(header), ${sectionLayout.besideTool} > :last-child`, {
  gridColumn: '1 / -1',
});
globalStyle(`${sectionLayout.half} > :last-child`, { '@media': { [media.tablet]: { gridArea: '1 / 2 / 3' } } });

/** The heading, and below it the lead. */
export const sectionHeader = style({
  ...rows(vars.space.tight),
  marginBlock: `${vars.space.text} ${vars.space.block}`,
  '@media': { [media.narrow]: { gap: vars.space.hair, marginBlock: `${vars.space.tight} ${vars.space.close}` } },
});
globalStyle(`${sectionHeader} > h2`, { fontSize: 'min(clamp(1.75rem, 1.35rem + 1.6vw, 2.75rem), 8.75vw)' });

export const sectionLead = style({
  ...leadText,
  maxWidth: vars.size.reading,
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: vars.type.body, lineHeight: 1.4 } },
});
