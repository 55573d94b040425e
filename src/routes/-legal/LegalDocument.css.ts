import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

/** Wide enough for "Accommodations" with wide text spacing. */
const headingWidth = '20rem';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.group,
  paddingBlock: vars.space.part,
});

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.text });

export const intro = style({ fontSize: vars.type.lead, lineHeight: 1.5, maxWidth: vars.size.reading });

export const updated = style({ color: color.text.muted });

/** The heading, and beside it on wide screens the text. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.text} ${vars.space.part}`,
  paddingBlockStart: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': { [media.desktop]: { gridTemplateColumns: `${headingWidth} minmax(0, 1fr)` } },
});

globalStyle(`${section} h2`, { fontSize: vars.type.heading });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
  maxWidth: '38rem',
});

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
  justifyItems: 'start',
  padding: `min(${vars.space.block}, 7vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.tint,
  '@media': { [media.desktop]: { marginInlineStart: `calc(${headingWidth} + ${vars.space.part})`, maxWidth: '38rem' } },
});

globalStyle(`${contact} h2`, { fontSize: vars.type.title });

globalStyle(`${contact} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
