import { globalStyle, style } from '@vanilla-extract/css';
import { target } from '#src/styles/layout.ts';
import { color, media, notPrinted, vars } from '#src/styles/shared.ts';

export const urgent = style({
  flexShrink: 0,
  padding: '0.1rem 0.5rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: color.action.urgent,
  color: color.text.onUrgent,
  fontSize: vars.type.small,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.4,
  '@media': { [media.print]: { border: '2px solid', backgroundColor: 'transparent', color: color.text.primary } },
});

export const contact = style({
  ...target,
  maxWidth: '100%',
  gap: vars.space.tight,
  fontWeight: vars.weight.strong,
  '@media': { [media.print]: { minHeight: 0, color: color.text.primary, textDecoration: 'none' } },
});
globalStyle(`${contact} > svg`, { flexShrink: 0, ...notPrinted });
