import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, target } from '#src/styles/layout.ts';
import { card, color, media, notPrinted, plainLink, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  position: 'relative',
  // While the document arrives, browsers name a menu without its summary "Details".
  selectors: { '&:not(:has(> summary))': { visibility: 'hidden' } },
});

const onPaper = { padding: 0, border: 0, backgroundColor: 'transparent', color: color.text.primary } as const;

const opener = style({
  ...target,
  justifyContent: 'center',
  gap: vars.space.tight,
  width: '100%',
  paddingInline: vars.space.close,
  borderRadius: vars.radius.control,
  border: `2px solid ${color.border.strong}`,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  fontWeight: vars.weight.strong,
  fontSize: '1rem',
  lineHeight: 1.15,
  ':hover': { backgroundColor: color.surface.tint },
  '@media': { [media.print]: onPaper },
});

export const word = style({ display: 'block', fontSize: '0.875em' });

export const icon = style({ flexShrink: 0, ...notPrinted });

const emphasized = {
  selectors: {
    '&[data-answered="true"]': {
      borderColor: 'transparent',
      backgroundColor: color.action.primary,
      color: color.text.onAction,
      '@media': { [media.print]: onPaper },
    },
    '&[data-answered="true"]:hover': { backgroundColor: color.action.primaryHover },
  },
} as const;

const plain = style([opener, { minHeight: '3rem' }]);

export const summary = styleVariants({
  compact: [opener, { ...emphasized, '@media': { [media.notTiny]: { whiteSpace: 'nowrap' } } }],
  plain: [plain],
  first: [plain, emphasized],
});

/** In one line, where that fits. */
globalStyle(`${plain} ${word}`, { display: 'inline', fontSize: 'inherit' });
globalStyle(`${plain} span[translate]`, { '@media': { [media.notTiny]: { whiteSpace: 'nowrap' } } });

export const chevron = style([icon, { transition: `rotate ${vars.motion.quick}` }]);
globalStyle(`details[open] > summary ${chevron}`, { rotate: '180deg' });

const sheetBase = style({
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

export const sheet = styleVariants({
  start: [sheetBase, { insetInlineStart: 0 }],
  end: [sheetBase, { insetInlineEnd: 0 }],
});

export const advice = style({ '@media': { [media.tablet]: { maxWidth: '20rem' } } });

export const choice = style({
  ...centeredRow(vars.space.close),
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.control,
  ...plainLink,
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
});

export const note = style({ ...smallPrint, paddingInline: vars.space.close });
