import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { card, color, media, plainLink, vars } from '#src/styles/shared.ts';

export const categoryCard = style({ ...column(vars.space.block), containerType: 'inline-size' });

export const categoryCardColumns = style({
  ...column(vars.space.block),
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      '@container': {
        '(min-width: 50rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.part },
      },
    },
  },
});

export const categoryCardWords = style({ ...rows(vars.space.close), justifyItems: 'start' });
export const categoryCardDescription = style({ color: color.text.muted });
export const categoryCardAll = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
export const categoryCardTopics = style({ ...card, containerType: 'inline-size' });

export const categoryCardTopic = style({
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
});

const pictured = '(min-width: 20rem)';
const inColumns = '(min-width: 36rem)';

export const categoryCardLink = style({
  position: 'relative',
  ...rows(`${vars.space.hair} ${vars.space.text}`),
  alignContent: 'center',
  paddingBlock: vars.space.tight,
  paddingInlineStart: vars.space.tight,
  paddingInlineEnd: 'min(3.25rem, 14vw)',
  borderRadius: vars.radius.control,
  ...plainLink,
  ':hover': { backgroundColor: color.surface.tint },
  '@container': {
    [pictured]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    [inColumns]: { gridTemplateColumns: '5.5rem 13rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const categoryCardThumbnail = style({
  display: 'none',
  gridRow: 'span 2',
  alignSelf: 'center',
  '@container': { [pictured]: { display: 'block' }, [inColumns]: { gridRow: 'auto' } },
});

export const categoryCardTopicTitle = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  selectors: { [`${categoryCardLink}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const categoryCardSummary = style({ color: color.text.muted });

export const categoryCardArrow = style({
  position: 'absolute',
  insetInlineEnd: `min(${vars.space.block}, 5vw)`,
  insetBlockStart: 'calc(50% - 0.625rem)',
  color: color.text.link,
});

export const categoryCardMore = style({ fontWeight: vars.weight.strong });
globalStyle(`${categoryCardMore} a`, target);
