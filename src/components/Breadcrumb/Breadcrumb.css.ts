import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({ fontSize: vars.type.small, '@media': { [media.print]: { display: 'none' } } });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.tight,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', color: color.text.muted } },
});

globalStyle(`${step} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space.hair,
  marginInline: `calc(-1 * ${vars.space.hair})`,
  minHeight: vars.size.touchTarget,
});

export const current = style({ color: color.text.muted });
