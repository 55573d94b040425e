import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { color, vars } from '../../../styles/theme.css.ts';

export const urgency = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `2px solid ${color.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  breakInside: 'avoid',
});

/** Wide enough for the lines to fit beside their label, which never wraps. */
const urgencyRoomy = '(min-width: 30rem)';
const urgencySideBySide = (label: string) => ({
  gridTemplateColumns: `minmax(min-content, ${label}) minmax(0, 1fr)`,
});

const urgencyRow = style({
  display: 'grid',
  gap: `${vars.space.tight} ${vars.space.block}`,
  alignItems: 'start',
  padding: vars.space.block,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
  '@media': {
    [media.tablet]: { '@container': { [urgencyRoomy]: urgencySideBySide('11rem') }, paddingInline: vars.space.group },
    // The largest label grows with the window.
    [media.wide]: { '@container': { [urgencyRoomy]: urgencySideBySide('13rem') } },
    [media.print]: { gridTemplateColumns: '7rem minmax(0, 1fr)', padding: vars.space.close },
  },
});

export const urgencyStep = styleVariants({
  now: [
    urgencyRow,
    {
      backgroundColor: color.action.urgent,
      color: color.text.onUrgent,
      fontSize: vars.type.title,
      lineHeight: 1.5,
      fontWeight: vars.weight.strong,
      '@media': { [media.print]: { backgroundColor: 'transparent', color: color.text.primary } },
    },
  ],
  today: [urgencyRow, { backgroundColor: color.surface.danger, fontWeight: vars.weight.strong }],
  week: [urgencyRow],
  exam: [urgencyRow, { color: color.text.muted }],
  plain: [
    urgencyRow,
    {
      '@media': {
        [media.tablet]: { '@container': { [urgencyRoomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
        [media.wide]: { '@container': { [urgencyRoomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
      },
    },
  ],
});

export const urgencyLabel = styleVariants({
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

export const urgencyLines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.close,
  padding: 0,
  listStyle: 'none',
});

export const urgencyCall = style({
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

export const callout = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.close} ${vars.space.text}`,
  padding: vars.space.text,
  border: `2px solid ${color.border.danger}`,
  borderInlineStartWidth: '0.625rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  breakInside: 'avoid',
});

export const calloutIcon = style({ flexShrink: 0, color: color.text.danger });

export const calloutWords = style({ flex: '1 1 13rem', display: 'grid', gap: vars.space.hair });

export const calloutText = style({
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.5,
  color: color.text.danger,
});

export const calloutCall = style({
  flexBasis: '100%',
  '@media': { [media.tablet]: { paddingInlineStart: `calc(32px + ${vars.space.text})` } },
});

export const sources = style({ display: 'grid', gap: vars.space.text, fontSize: vars.type.small });

export const sourcesList = style({ padding: 0, listStyle: 'none' });

export const sourcesLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.touchTarget,
  minHeight: vars.size.touchTarget,
  '@media': {
    [media.print]: { display: 'inline', '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});

export const sourcesNote = style({ color: color.text.muted });
