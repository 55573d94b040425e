import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  containerType: 'inline-size',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      '@container': {
        '(min-width: 50rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.part },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.close, justifyItems: 'start' });

export const title = style({ fontSize: vars.type.display });

export const description = style({ color: color.text.muted });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.strong,
});

export const topics = style({
  containerType: 'inline-size',
  padding: 0,
  listStyle: 'none',
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
});

export const topic = style({
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.hair} ${vars.space.block}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.text,
  paddingInlineStart: `min(${vars.space.block}, 5vw)`,
  paddingInlineEnd: 'min(3.25rem, 14vw)',
  borderRadius: vars.radius.control,
  color: color.text.primary,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.surface.tint },
  '@media': {
    [media.tablet]: { '@container': { '(min-width: 33rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } } },
  },
});

export const topicTitle = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const summary = style({ color: color.text.muted });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: `min(${vars.space.block}, 5vw)`,
  insetBlockStart: 'calc(50% - 0.625rem)',
  color: color.text.link,
});

export const more = style({ paddingBlockStart: vars.space.close, fontWeight: vars.weight.strong });
