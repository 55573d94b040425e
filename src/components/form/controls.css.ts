import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { focusRing } from '../../styles/shared.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const selectArrow = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '1.1rem',
    insetBlockStart: '50%',
    width: '0.6rem',
    height: '0.6rem',
    borderInlineEnd: `2px solid ${color.text.primary}`,
    borderBlockEnd: `2px solid ${color.text.primary}`,
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
});

export const checkbox = style({
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'flex-start',
  minHeight: vars.size.touchTarget,
  paddingBlock: vars.space.tight,
  cursor: 'pointer',
  lineHeight: 1.45,
});

export const checkboxBox = style({ width: '1.5rem', height: '1.5rem', flexShrink: 0, margin: 0 });

export const radioGroup = style({ display: 'grid', gap: vars.space.tight, minWidth: 0 });

export const radioLegend = style({ fontWeight: vars.weight.strong });

export const radioChoices = style({
  display: 'grid',
  gap: vars.space.close,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const radioChoice = style({
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'flex-start',
  padding: vars.space.text,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:has(:checked)': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '[aria-invalid="true"] &': { borderColor: color.border.danger },
  },
});

export const radio = style({ width: '1.5rem', height: '1.5rem', flexShrink: 0, margin: 0 });

export const radioWords = style({ display: 'grid', lineHeight: 1.5 });

export const radioLabel = style({ fontWeight: vars.weight.strong });

export const radioHint = style({ color: color.text.muted, fontSize: vars.type.small });

export const fileDrop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  padding: vars.space.block,
  border: `2px dashed ${color.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  textAlign: 'center',
  selectors: {
    '&:hover, &[data-dragged-over]': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '&:focus-within': focusRing,
  },
});

/** The native control covers the whole area, so that it receives clicks and drops. */
export const fileInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const fileInvitation = style({ fontWeight: vars.weight.strong, color: color.text.link });

export const fileChosen = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: vars.space.text,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
});

export const fileName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const fileSize = style({ color: color.text.muted, fontSize: vars.type.small });

export const fileProgress = style({ width: '100%', height: '0.75rem' });

export const fileActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });
