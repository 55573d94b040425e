import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, target, wrappingRow } from '../../styles/layout.ts';
import { card, color, media, notPrinted, plainLink, smallPrint, vars } from '../../styles/shared.ts';

export const backLink = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong, ...notPrinted });

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

export const breadcrumbCurrent = style({ color: color.text.muted });

export const linkRow = style({ display: 'grid', marginBlockStart: vars.space.tight, ...notPrinted });

export const linkRowLabel = style({ fontWeight: vars.weight.heavy });
export const linkRowLinks = style(wrappingRow(`0 ${vars.space.block}`));
globalStyle(`${linkRowLinks} > li > a`, target);

export const phoneMenu = style({
  position: 'relative',
  display: 'inline-block',
  // While the document arrives, browsers name a menu without its summary "Details".
  selectors: { '&:not(:has(> summary))': { visibility: 'hidden' } },
});

const onPaper = { padding: 0, border: 0, backgroundColor: 'transparent', color: color.text.primary } as const;

const phoneOpener = style({
  ...target,
  justifyContent: 'center',
  gap: vars.space.tight,
  width: '100%',
  paddingInline: vars.space.close,
  borderRadius: vars.radius.control,
  border: '2px solid transparent',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': { [media.print]: onPaper },
});

export const phoneWord = style({ display: 'block', fontSize: '0.875em' });

export const phoneIcon = style(notPrinted);

const phoneAtRest = {
  backgroundColor: color.surface.raised,
  borderColor: color.border.strong,
  color: color.text.primary,
  ':hover': { backgroundColor: color.surface.tint },
} as const;

export const phoneSummary = styleVariants({
  compact: [
    phoneOpener,
    phoneAtRest,
    {
      '@media': { [media.print]: onPaper },
      selectors: {
        '&[data-answered="true"]': {
          borderColor: 'transparent',
          backgroundColor: color.action.primary,
          color: color.text.onAction,
          '@media': { [media.print]: onPaper },
        },
        '&[data-answered="true"]:hover': { backgroundColor: color.action.primaryHover },
      },
    },
  ],
  plain: [phoneOpener, phoneAtRest, { minHeight: '3rem', paddingInline: vars.space.text }],
});

export const phoneChevron = style({ flexShrink: 0, transition: `rotate ${vars.motion.quick}`, ...notPrinted });
globalStyle(`details[open] > summary ${phoneChevron}`, { rotate: '180deg' });

const phoneSheetBase = style({
  ...card,
  ...notPrinted,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  zIndex: vars.layer.panel,
  display: 'grid',
  minWidth: '100%',
  width: 'max-content',
  padding: vars.space.tight,
  borderWidth: '1px',
  color: color.text.primary,
  boxShadow: vars.shadow.raised,
});

export const phoneSheet = styleVariants({
  start: [phoneSheetBase, { insetInlineStart: 0 }],
  end: [phoneSheetBase, { insetInlineEnd: 0 }],
});

export const phoneAdvice = style({ '@media': { [media.tablet]: { maxWidth: '20rem' } } });

export const phoneChoice = style({
  ...centeredRow(vars.space.close),
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.control,
  ...plainLink,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
});

export const phoneNote = style({ ...smallPrint, paddingInline: vars.space.close });
