import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, control, media, smallPrint, vars } from '#src/styles/shared.ts';

const frame = style({ ...rows('0.375rem'), gridTemplateRows: 'auto 1fr', minWidth: 0 });
// Beside a field with a longer hint, the labels are level and so are the controls.
globalStyle(`${frame} > :nth-last-child(2)`, { alignSelf: 'end' });

export const root = styleVariants({
  valid: [frame],
  invalid: [frame, { paddingInlineStart: vars.space.close, borderInlineStart: `4px solid ${color.border.danger}` }],
});

export const label = style({ fontWeight: vars.weight.strong, lineHeight: 1.35 });
export const optional = style({ ...smallPrint, fontWeight: vars.weight.text });
export const hint = style({ ...smallPrint, marginBlockStart: '-0.25rem', lineHeight: 1.5 });

export const note = style({
  color: color.text.primary,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  ':empty': { position: 'absolute' },
});

export const error = style({
  display: 'flex',
  alignSelf: 'end',
  gap: vars.space.tight,
  color: color.text.danger,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
});

export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' });

/** The look of a control: an input, a text area, a select. */
export const controlBase = style({
  ...control,
  width: '100%',
  minWidth: 0,
  minHeight: '3rem',
  paddingInline: vars.space.close,
  paddingBlock: '0.6rem',
  color: color.text.primary,
  lineHeight: 1.4,
  '@media': { [media.motion]: { transition: `border-color ${vars.motion.quick}` } },
  selectors: {
    '&:hover, &:focus': { borderColor: color.border.strong },
    '&[aria-invalid="true"]': { borderColor: color.border.danger, borderWidth: '3px' },
  },
});

export const group = style({
  ...rows(vars.space.block),
  minWidth: 0,
  paddingBlockStart: '2rem',
  // As far below what is before it as its legend is below the rule.
  marginBlockStart: vars.space.tight,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
});

export const groupHint = style({
  color: color.text.muted,
  clear: 'both',
  marginBlockStart: `calc(-1 * ${vars.space.text})`,
});

const fields = style({
  ...rows(vars.space.block),
  // Below a control, a note moves no other one.
  selectors: { [`&:has(${note}:not(:empty))`]: { alignItems: 'start' } },
});

/** Fields of a few characters are side by side on a phone too, unless its text is large. */
export const shortRow = style([fields, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' }]);
export const row = style([
  fields,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
