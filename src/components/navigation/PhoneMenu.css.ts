import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, media, target, vars } from '../../styles/shared.ts';

export const root = style({
  position: 'relative',
  display: 'inline-block',
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
  border: '2px solid transparent',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  '@media': {
    // Where the number is too long for a line, it wraps in two halves.
    [media.small]: { whiteSpace: 'normal', textWrap: 'balance' },
    [media.print]: onPaper,
  },
});

/** Hidden where the number shares a narrow line with the logo. */
export const icon = style({
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const summary = styleVariants({
  strong: [
    opener,
    {
      backgroundColor: color.action.primary,
      color: color.text.onAction,
      '@media': {
        // Narrow enough to fit beside the name on small phones.
        [media.small]: { paddingInline: vars.space.tight, gap: vars.space.hair },
        [media.print]: onPaper,
      },
      ':hover': { backgroundColor: color.action.primaryHover },
    },
  ],
  plain: [
    opener,
    {
      minHeight: '3rem',
      paddingInline: vars.space.text,
      backgroundColor: color.surface.raised,
      borderColor: color.border.strong,
      color: color.text.primary,
      ':hover': { backgroundColor: color.surface.tint },
    },
  ],
});

export const chevron = style({
  transition: `rotate ${vars.motion.quick}`,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`details[open] > summary ${chevron}`, { rotate: '180deg' });

const sheet = style({
  '@media': { [media.print]: { display: 'none' } },
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  zIndex: vars.layer.panel,
  display: 'grid',
  minWidth: '100%',
  width: 'max-content',
  padding: vars.space.tight,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.raised,
});

export const menu = styleVariants({
  start: [sheet, { insetInlineStart: 0 }],
  end: [sheet, { insetInlineEnd: 0 }],
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space.close,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  textDecoration: 'none',
  fontWeight: vars.weight.strong,
  ':hover': { backgroundColor: color.surface.tint, textDecoration: 'underline' },
});
