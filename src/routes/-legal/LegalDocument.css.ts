import { globalStyle, style } from '@vanilla-extract/css';
import { column, target } from '#src/styles/layout.ts';
import { color, headingBeside, media, vars } from '#src/styles/shared.ts';

/** Wide enough for "Accommodations" with wide text spacing. */
const headingWidth = '20rem';

export const root = style({ ...column(vars.space.group), paddingBlock: vars.space.part });
export const header = style(column(vars.space.text));
export const intro = style({ fontSize: vars.type.lead, lineHeight: 1.5, maxWidth: vars.size.reading });
export const updated = style({ color: color.text.muted });

export const section = style({
  ...column(`${vars.space.text} ${vars.space.part}`),
  paddingBlockStart: vars.space.group,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': { [media.desktop]: { gridTemplateColumns: `${headingWidth} minmax(0, 1fr)` } },
});

globalStyle(`${section} > h2`, { fontSize: vars.type.heading, ...headingBeside });
export const body = style({ ...column(vars.space.text), maxWidth: '38rem' });
globalStyle(`${body} ul`, { paddingInlineStart: '1.375rem' });
globalStyle(`${body} li + li`, { marginBlockStart: vars.space.tight });

export const contact = style({
  ...column(vars.space.text),
  justifyItems: 'start',
  padding: `min(${vars.space.block}, 7vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.tint,
  '@media': { [media.desktop]: { marginInlineStart: `calc(${headingWidth} + ${vars.space.part})`, maxWidth: '38rem' } },
});

globalStyle(`${contact} h2`, { fontSize: vars.type.title });
globalStyle(`${contact} > a`, { ...target, maxWidth: '100%', overflowWrap: 'anywhere' });
