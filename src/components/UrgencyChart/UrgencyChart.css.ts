import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `2px solid ${color.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  breakInside: 'avoid',
});

/** Wide enough for the lines to stand beside their label, which is never broken. */
const roomy = '(min-width: 30rem)';
const sideBySide = (label: string) => ({ gridTemplateColumns: `minmax(min-content, ${label}) minmax(0, 1fr)` });

const row = style({
  display: 'grid',
  gap: `${vars.space.tight} ${vars.space.block}`,
  alignItems: 'start',
  padding: vars.space.block,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
  '@media': {
    [media.tablet]: { '@container': { [roomy]: sideBySide('11rem') }, paddingInline: vars.space.group },
    // The largest label grows with the window.
    [media.wide]: { '@container': { [roomy]: sideBySide('13rem') } },
    [media.print]: { gridTemplateColumns: '7rem minmax(0, 1fr)', padding: vars.space.close },
  },
});

export const step = styleVariants({
  now: [
    row,
    {
      backgroundColor: color.action.urgent,
      color: color.text.onUrgent,
      fontSize: vars.type.title,
      lineHeight: 1.5,
      fontWeight: vars.weight.strong,
      '@media': { [media.print]: { backgroundColor: 'transparent', color: color.text.primary } },
    },
  ],
  today: [row, { backgroundColor: color.surface.danger, fontWeight: vars.weight.strong }],
  week: [row],
  exam: [row, { color: color.text.muted }],
  plain: [
    row,
    {
      '@media': {
        [media.tablet]: { '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
        [media.wide]: { '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
      },
    },
  ],
});

export const label = styleVariants({
  now: {
    fontSize: vars.type.poster,
    lineHeight: 0.9,
    letterSpacing: '-0.03em',
    '@media': { [media.print]: { fontSize: vars.type.heading, lineHeight: 1 } },
  },
  today: {
    fontSize: vars.type.display,
    lineHeight: 1,
    color: color.text.danger,
    '@media': { [media.print]: { fontSize: vars.type.heading } },
  },
  week: { fontSize: vars.type.heading, '@media': { [media.print]: { fontSize: vars.type.title } } },
  exam: { fontSize: vars.type.title },
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.close,
  padding: 0,
  listStyle: 'none',
});

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.text,
  padding: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.group },
    [media.print]: { padding: vars.space.close },
  },
});
