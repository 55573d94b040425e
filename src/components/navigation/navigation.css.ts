import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  fontWeight: vars.weight.strong,
  '@media': { [media.print]: { display: 'none' } },
});

export const breadcrumb = style({ fontSize: vars.type.small, '@media': { [media.print]: { display: 'none' } } });

export const breadcrumbSteps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.tight,
  padding: 0,
  listStyle: 'none',
});

export const breadcrumbStep = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.size.touchTarget,
  selectors: { '&:not(:last-child)::after': { content: ['"/"', '"/" / ""'], color: color.text.muted } },
});

globalStyle(`${breadcrumbStep} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space.hair,
  marginInline: `calc(-1 * ${vars.space.hair})`,
  minHeight: vars.size.touchTarget,
});

export const breadcrumbCurrent = style({ color: color.text.muted });

export const linkRow = style({
  display: 'grid',
  marginBlockStart: vars.space.tight,
  '@media': { [media.print]: { display: 'none' } },
});

export const linkRowLabel = style({ fontWeight: vars.weight.heavy });

export const linkRowLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.block,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${linkRowLinks} > li > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
});
