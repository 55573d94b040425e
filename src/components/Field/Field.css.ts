import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

const frame = style({ display: 'grid', gap: vars.space.tight, alignContent: 'start', minWidth: 0 });

export const root = styleVariants({
  sound: [frame],
  faulty: [
    frame,
    {
      paddingInlineStart: vars.space.close,
      borderInlineStart: `4px solid ${color.border.danger}`,
    },
  ],
});

export const label = style({ fontWeight: vars.weight.strong, lineHeight: 1.35 });

export const optional = style({ fontWeight: vars.weight.text, color: color.text.muted });

export const hint = style({ color: color.text.muted, fontSize: vars.type.small, lineHeight: 1.5 });

export const note = style({
  color: color.text.primary,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  ':empty': { position: 'absolute' },
});

export const error = style({
  display: 'flex',
  gap: vars.space.tight,
  color: color.text.danger,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
});

export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' });

const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '3rem',
  paddingInline: vars.space.close,
  paddingBlock: '0.6rem',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  color: color.text.primary,
  lineHeight: 1.4,
  '@media': { [media.motion]: { transition: `border-color ${vars.motion.quick}` } },
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:focus': { borderColor: color.border.strong },
    '&[aria-invalid="true"]': { borderColor: color.border.danger, borderWidth: '3px' },
  },
});

/** What is short looks short: a phone number, a day. */
const short = { maxWidth: '22rem' } as const;

export const input = style([
  control,
  { selectors: { '&[type="tel"]': short, '&[autocomplete="bday"]': short, '&:has(+ details)': short } },
]);

export const textArea = style([control, { minHeight: '8.5rem', resize: 'vertical' }]);

export const select = style([control, { appearance: 'none', paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' }]);
