import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, media, notPrinted, vars } from '#src/styles/shared.ts';

const disabled = '[aria-disabled="true"]';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tight,
  minHeight: '3rem',
  minWidth: vars.size.touchTarget,
  paddingInline: 'min(1.25rem, 5vw)',
  paddingBlock: '0.6rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  touchAction: 'manipulation',
  '@media': {
    [media.narrow]: { maxWidth: '100%' },
    [media.print]: { display: 'inline', padding: 0, border: 0, fontWeight: vars.weight.heavy },
    [media.forcedColors]: { selectors: { [`&${disabled}`]: { borderColor: 'GrayText', color: 'GrayText' } } },
    [media.motion]: { transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}` },
  },
  selectors: {
    [`&:active:not(${disabled})`]: { transform: 'translateY(1px)' },
    [`&${disabled}`]: {
      borderColor: color.border.subtle,
      backgroundColor: color.surface.sunken,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});

globalStyle(`${button} > svg`, { flexShrink: 0 });
// In print only buttons with a phone number are useful.
globalStyle(`button${button}, ${button} > svg`, notPrinted);
globalStyle(`a${button}:not([href^="tel:"])`, notPrinted);
globalStyle(`a${button}`, {
  '@media': { [media.print]: { color: color.text.primary, backgroundColor: 'transparent' } },
});

export const tone = styleVariants(
  {
    primary: {
      backgroundColor: color.action.primary,
      color: color.text.onAction,
      hover: color.action.primaryHover,
      pressed: color.action.primaryPressed,
    },
    secondary: {
      backgroundColor: color.surface.raised,
      borderColor: color.border.strong,
      color: color.text.primary,
      hover: color.surface.tint,
      pressed: color.surface.sunken,
    },
    urgent: {
      backgroundColor: color.action.urgent,
      color: color.text.onUrgent,
      hover: color.action.urgentHover,
      pressed: color.action.urgentPressed,
    },
    quiet: {
      backgroundColor: 'transparent',
      color: color.text.link,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      paddingInline: vars.space.tight,
      // Aligned with the text around it.
      marginInlineStart: `calc(-1 * ${vars.space.tight} - 2px)`,
      hover: color.surface.tint,
      pressed: color.surface.sunken,
    },
  },
  ({ hover, pressed, ...look }) => [
    button,
    {
      ...look,
      selectors: {
        [`&:hover:not(${disabled})`]: { backgroundColor: hover },
        [`&:active:not(${disabled})`]: { backgroundColor: pressed },
      },
    },
  ],
);
