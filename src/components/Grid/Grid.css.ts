import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/** What decides, by its width, where a last line that is not full begins and ends. */
export const frame = style({ containerType: 'inline-size' });

const base = style({ display: 'grid', gap: vars.space.block });

/** What stands beside each other is equally tall, and lays itself out by the width that it gets. */
globalStyle(`${base} > li`, { display: 'grid', containerType: 'inline-size' });

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

/** As many portraits on a line as there are, but no narrower than a name needs. */
const portraits = (count: number) => columns(`max(7.5rem, (100% - ${count - 1} * ${vars.space.block}) / ${count})`);

export const root = styleVariants({
  portrait: [base, { gridTemplateColumns: portraits(5) }],
  narrow: [base, { gridTemplateColumns: columns('13rem') }],
  card: [base, { gridTemplateColumns: columns('18rem') }],
  wide: [base, { gridTemplateColumns: columns('24rem') }],
});

// A last line of cards that is not full is filled by its last card.
globalStyle(`${root.card} > li:last-child:nth-child(odd)`, {
  '@container': { '(min-width: 37.5rem) and (max-width: 56.99rem)': { gridColumn: 'span 2' } },
});
globalStyle(`${root.card} > li:last-child:nth-child(3n + 2)`, {
  '@container': { '(min-width: 57rem)': { gridColumn: 'span 2' } },
});
globalStyle(`${root.card} > li:last-child:nth-child(3n + 1)`, {
  '@container': { '(min-width: 57rem)': { gridColumn: 'span 3' } },
});

// Of an odd number of portraits in two columns the first has a line of its own.
globalStyle(`${root.portrait} > li:first-child:nth-last-child(odd)`, {
  '@container': { '(min-width: 16.5rem) and (max-width: 25.49rem)': { gridColumn: 'span 2' } },
});
globalStyle(`${root.portrait}:has(> :nth-child(4):last-child)`, { gridTemplateColumns: portraits(4) });
