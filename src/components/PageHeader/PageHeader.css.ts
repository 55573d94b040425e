import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  paddingBlock: `${vars.space.text} ${vars.space.part}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.part,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' },
    [media.print]: { gridTemplateColumns: '1.3fr 0.7fr' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.text,
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: vars.size.reading,
  paddingBlockStart: vars.space.text,
});

export const title = styleVariants({
  // Long words have to fit a narrow phone at the largest text size.
  page: { fontSize: `min(${vars.type.display}, 12.5vw)` },
  poster: { fontSize: vars.type.poster, lineHeight: vars.leading.tight, letterSpacing: '-0.03em' },
});

export const lead = style({ fontSize: vars.type.lead, lineHeight: 1.5, color: color.text.muted, textWrap: 'balance' });
