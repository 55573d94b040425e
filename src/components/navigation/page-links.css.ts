import { globalStyle, style } from '@vanilla-extract/css';
import { target, wrappingRow } from '#src/styles/layout.ts';
import { color, media, notPrinted, vars } from '#src/styles/shared.ts';
import { beside, fold, section } from '../page/details.css.ts';

export const breadcrumb = style({ fontSize: vars.type.small, ...notPrinted });
export const breadcrumbSteps = style(wrappingRow(`0 ${vars.space.tight}`));

export const breadcrumbStep = style({
  ...target,
  gap: vars.space.tight,
  selectors: { '&:not(:last-child)::after': { content: ['"/"', '"/" / ""'], color: color.text.muted } },
});

globalStyle(`${breadcrumbStep} > a`, {
  ...target,
  paddingInline: vars.space.hair,
  marginInline: `calc(-1 * ${vars.space.hair})`,
});

globalStyle(`${breadcrumbStep} > span`, { color: color.text.muted });

export const linkRow = style({
  display: 'grid',
  alignItems: 'baseline',
  marginBlockStart: vars.space.tight,
  ...notPrinted,
});

globalStyle(`:is(${fold}, ${section}) ~ ${linkRow}`, { '@media': { [media.desktop]: beside } });

export const linkRowLabel = style({ fontWeight: vars.weight.heavy });
export const linkRowLinks = style(wrappingRow(`0 ${vars.space.block}`));
globalStyle(`${linkRowLinks} > li > a`, target);
