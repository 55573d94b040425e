import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, rows } from '#src/styles/layout.ts';
import { leadText, media, vars } from '#src/styles/shared.ts';

export const root = style({
  paddingBlock: `${vars.space.text} ${vars.space.group}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const columns = style({
  position: 'relative',
  ...rows(vars.space.part),
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' },
    [media.print]: { gridTemplateColumns: '1.3fr 0.7fr' },
  },
});

export const words = style({
  ...column(vars.space.text),
  justifyItems: 'start',
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space.text,
});

export const title = styleVariants({
  // Long words have to fit a narrow phone at the largest text size.
  page: { fontSize: `min(${vars.type.display}, 12.5vw)` },
  poster: { fontSize: vars.type.poster, lineHeight: vars.leading.tight, letterSpacing: '-0.03em' },
});

export const lead = style({ ...leadText, textWrap: 'balance' });
globalStyle(`:is(${lead} + *, ${lead} ~ :last-child)`, { marginBlockStart: vars.space.close });
