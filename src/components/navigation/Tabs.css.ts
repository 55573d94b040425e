import { style } from '@vanilla-extract/css';
import { marked } from '#src/page/marks.ts';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({ maxWidth: vars.size.form, containerType: 'inline-size' });

const crowded = '(max-width: 21rem)';
const roomy = '(min-width: 32rem)';

export const list = style({
  ...wrappingRow(vars.space.hair),
  '@media': { [media.tablet]: { gap: vars.space.tight } },
  // One below the other, tabs are a list.
  '@container': { [crowded]: { flexDirection: 'column', gap: 0, marginBlockEnd: vars.space.tight } },
});

/** The look of the selected tab. */
export const selected = {
  position: 'relative',
  zIndex: vars.layer.raised,
  backgroundColor: color.surface.raised,
  borderColor: color.border.strong,
  boxShadow: `inset 0 5px 0 ${color.action.primary}`,
  marginBlockEnd: '-2px',
  paddingBlockEnd: `calc(${vars.space.tight} + 2px)`,
  // Forced colors remove shadows and backgrounds.
  '@media': { [media.forcedColors]: { borderBlockStart: '6px solid Highlight' } },
  '@container': {
    [crowded]: {
      marginBlockEnd: 0,
      paddingBlockEnd: vars.space.tight,
      borderBlockStart: `2px solid ${color.border.strong}`,
      borderInlineStart: `6px solid ${color.action.primary}`,
      paddingInlineStart: `calc(${vars.space.close} - 4px)`,
      boxShadow: 'none',
    },
  },
} as const;

export const tab = style({
  // Three side by side, each at least as wide as its longest word.
  flex: '1 1 30%',
  minHeight: '3.5rem',
  paddingInline: vars.space.hair,
  paddingBlock: vars.space.tight,
  border: `2px solid ${color.border.subtle}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  color: color.text.primary,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  '@container': {
    [crowded]: {
      minHeight: vars.size.touchTarget,
      paddingInline: vars.space.close,
      border: `2px solid ${color.border.subtle}`,
      borderRadius: 0,
      marginBlockStart: '-2px',
      textAlign: 'start',
    },
    [roomy]: { fontSize: vars.type.body, paddingInline: vars.space.text },
  },
  selectors: {
    '&:hover': { backgroundColor: color.surface.tint },
    // The one that an address asks for, until its script is there (`src/page/early.ts`).
    [`html:not(${marked('tab')}) &[aria-selected="true"]`]: selected,
  },
});

export const panel = style({
  padding: vars.space.text,
  border: `2px solid ${color.border.strong}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  backgroundColor: color.surface.raised,
  '@media': { [media.tablet]: { padding: vars.space.group } },
});
