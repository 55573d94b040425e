import { style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, rows, target, wrappingRow } from '../../styles/layout.ts';
import { color, control, focusRing, media, smallPrint, vars } from '../../styles/shared.ts';

const fieldFrame = style({ ...rows(vars.space.tight), alignContent: 'start', minWidth: 0 });

export const field = styleVariants({
  valid: [fieldFrame],
  invalid: [
    fieldFrame,
    { paddingInlineStart: vars.space.close, borderInlineStart: `4px solid ${color.border.danger}` },
  ],
});

export const fieldLabel = style({ fontWeight: vars.weight.strong, lineHeight: 1.35 });
export const fieldOptional = style({ fontWeight: vars.weight.text, color: color.text.muted });
export const fieldHint = style({ ...smallPrint, lineHeight: 1.5 });

export const fieldNote = style({
  color: color.text.primary,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  ':empty': { position: 'absolute' },
});

export const fieldError = style({
  display: 'flex',
  gap: vars.space.tight,
  color: color.text.danger,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
});

export const fieldErrorIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' });

const fieldControl = style({
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

export const fieldInput = style([
  fieldControl,
  { selectors: { '&:is([type="tel"], [autocomplete="bday"], :has(+ details))': { maxWidth: '22rem' } } },
]);

export const fieldTextArea = style([fieldControl, { minHeight: '8.5rem', resize: 'vertical' }]);

export const fieldSelect = style([
  fieldControl,
  { appearance: 'none', paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' },
]);

export const fieldGroup = style({
  ...rows(vars.space.block),
  minWidth: 0,
  padding: 0,
  paddingBlockStart: vars.space.block,
  border: 0,
  borderBlockStart: `2px solid ${color.border.subtle}`,
});

export const fieldGroupLegend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
});

export const fieldGroupHint = style({ color: color.text.muted, clear: 'both' });

export const fieldRow = style({
  ...rows(vars.space.block),
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const errorSummary = style({
  ...rows(vars.space.close),
  padding: vars.space.block,
  border: `4px solid ${color.border.danger}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.raised,
});

export const errorSummaryList = style({ display: 'grid', paddingInlineStart: '1.25rem' });
export const errorSummaryLink = style({ ...target, color: color.text.danger, fontWeight: vars.weight.strong });

export const selectArrow = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '1.1rem',
    insetBlockStart: '50%',
    width: '0.6rem',
    height: '0.6rem',
    borderRight: `2px solid ${color.text.primary}`,
    borderBottom: `2px solid ${color.text.primary}`,
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

export const radioGroup = style({ ...rows(vars.space.tight), minWidth: 0 });

export const radioChoices = style({
  ...rows(vars.space.close),
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const radioChoice = style({
  ...control,
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'flex-start',
  padding: vars.space.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:has(:checked)': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '[aria-invalid="true"] &': { borderColor: color.border.danger },
  },
});

export const radioWords = style({ display: 'grid', lineHeight: 1.5 });
export const radioLabel = style({ fontWeight: vars.weight.strong });

const fileFrame = style({
  position: 'relative',
  ...rows(vars.space.hair),
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover, &[data-dragged-over]': { borderColor: color.action.primary, backgroundColor: color.surface.tint },
    '&:has(> :focus-visible)': focusRing,
  },
});

export const fileDrop = styleVariants({
  empty: [
    fileFrame,
    {
      justifyItems: 'center',
      padding: vars.space.block,
      border: `2px dashed ${color.border.control}`,
      backgroundColor: color.surface.sunken,
      textAlign: 'center',
    },
  ],
  chosen: [fileFrame, { padding: vars.space.text, border: `2px solid ${color.border.control}` }],
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
export const fileDropHint = style([fieldHint, { '@media': { [media.touch]: { display: 'none' } } }]);
export const fileChosen = style(rows(vars.space.tight));

/** Above the native control. */
const fileControl = style({ position: 'relative' });
export const filePicture = style([fileControl, { minWidth: 0 }]);

export const filePictureSummary = style({
  ...centeredRow(vars.space.close),
  minHeight: vars.size.touchTarget,
  color: color.text.link,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
});

export const fileThumbnail = style({
  width: '6rem',
  height: '6rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});

export const fileFullSize = style({ maxHeight: '80vh', overflow: 'auto' });
export const fileFullSizePicture = style({ maxWidth: 'none' });

/** Only devices with a finger as pointer have a camera to point at a paper. */
export const fileCamera = style({ display: 'none', '@media': { [media.touch]: { display: 'contents' } } });
export const fileName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const fileSize = style(smallPrint);
export const fileProgress = style({ width: '100%', height: '0.75rem' });

export const fileActions = style([
  fileControl,
  {
    ...wrappingRow(vars.space.tight),
    justifySelf: 'stretch',
    selectors: { [`${fileDrop.empty} > &`]: { justifyContent: 'center' } },
  },
]);
