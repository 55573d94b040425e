import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { body } from '#src/components/page/details.css.ts';
import { column, rows } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

/** What the owner has filled in. */
export const answered = style({
  ...column(`${vars.space.block} ${vars.space.group}`),
  alignItems: 'start',
  marginBlockEnd: vars.space.group,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = style({
  ...column(vars.space.close),
  paddingBlockStart: vars.space.close,
  borderBlockStart: `4px solid ${color.border.strong}`,
});

globalStyle(`${part} > h3`, { color: color.text.muted, fontSize: vars.type.body });
globalStyle(`${part} > p`, { fontSize: vars.type.small });

const answer = style({ fontSize: vars.type.title, fontWeight: vars.weight.heavy, lineHeight: 1.3 });

export const answers = styleVariants({
  one: [answer],
  several: [
    answer,
    {
      ...rows(`0 ${vars.space.text}`),
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    },
  ],
});

globalStyle(`${answers.several} > li`, {
  paddingBlock: vars.space.tight,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

/** Beside the heading of their section, the folds have no room for a second column. */
export const folds = style({ borderBlockEnd: `2px solid ${color.border.subtle}` });

globalStyle(`${folds} > details`, { paddingBlock: 0 });
globalStyle(`${folds} > details > ${body}`, { padding: `0 0 ${vars.space.block}` });
globalStyle(`${folds} h3`, {
  paddingBlock: vars.space.tight,
  '@media': { [media.narrow]: { fontSize: vars.type.body } },
});
