import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';
import { topic } from './TopicList.css.ts';

const roomy = '(min-width: 50rem)';

export const root = style({
  ...column(vars.space.block),
  containerType: 'inline-size',
  // Apart from the search above as from the next category.
  ':first-child': { paddingBlockStart: vars.space.group },
});

export const columns = style({
  ...column(vars.space.close),
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      '@container': {
        [roomy]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.part },
      },
    },
  },
});

// Beside the heading, the first topic is below the rule of the category.
globalStyle(`${columns} ${topic}:first-child > *`, {
  '@media': {
    [media.desktop]: {
      '@container': { [roomy]: { paddingBlockStart: vars.space.hair, borderBlockStartColor: 'transparent' } },
    },
  },
});

export const words = style({ ...rows(vars.space.close), justifyItems: 'start' });
globalStyle(`${words} > h2`, { fontSize: vars.type.heading });
globalStyle(`${words} > a`, { '@media': { [media.justTablet]: { gridArea: '1 / 2', justifySelf: 'end' } } });
export const description = style({ color: color.text.muted });
export const all = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
export const more = style({ fontWeight: vars.weight.strong });
globalStyle(`${more} a`, target);
