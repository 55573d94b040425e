import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.text,
  padding: vars.space.block,
  border: `2px solid ${color.action.primary}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.tint,
});

/** On paper the confirmation stands alone: a receipt on one page. */
globalStyle(`body:has(${root}) :not(:has(${root}), ${root}, ${root} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`body ${root}`, { '@media': { [media.print]: { border: 0 } } });

/** The name of the practice, which the rest of the page says on a screen. */
export const sender = style({
  display: 'none',
  fontWeight: vars.weight.heavy,
  '@media': { [media.print]: { display: 'block' } },
});

export const title = style({ fontSize: vars.type.heading });

export const reference = style({ display: 'grid', gap: vars.space.hair });

export const facts = style({ display: 'grid', gap: vars.space.tight });

export const fact = style({ fontWeight: vars.weight.strong });

export const number = style({
  fontSize: vars.type.heading,
  fontWeight: vars.weight.heavy,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  '@media': { [media.print]: { display: 'none' } },
});
