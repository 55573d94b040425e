import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centeredRow, circle, column, rows, wrappingRow } from '../../styles/layout.ts';
import { color, dimmed, media, notPrinted, smallPrint, vars, visuallyHidden } from '../../styles/shared.ts';

export const chartLine = style({
  ...centeredRow(vars.space.text),
  ...smallPrint,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const chartLineLetters = style({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 1,
  overflow: 'visible',
  flexShrink: 0,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const chartLineRule = style({ flexGrow: 1, height: 0, borderBlockStart: `2px solid ${color.border.subtle}` });

export const markedList = style(column(vars.space.close));

globalStyle(`${markedList} > li`, { position: 'relative', paddingInlineStart: '1.875rem' });
globalStyle(`${markedList} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.36em',
  ...circle('0.9375rem'),
  border: `0.2rem solid ${color.chart.brass}`,
});

const noticeBase = style({
  ...rows(vars.space.hair),
  padding: vars.space.text,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.small,
  lineHeight: 1.5,
});

export const notice = styleVariants({
  notice: [noticeBase, { backgroundColor: color.surface.notice, borderColor: color.chart.brass }],
  reassurance: [noticeBase, { backgroundColor: color.surface.tint, borderColor: color.action.primary }],
  danger: [noticeBase, { backgroundColor: color.surface.danger, borderColor: color.border.danger }],
});

export const noticeTitle = style({ fontWeight: vars.weight.heavy });
export const noticeActions = style({ ...wrappingRow(vars.space.close), marginBlockStart: vars.space.tight });

const pictureBase = style({
  width: '100%',
  objectFit: 'cover',
  backgroundColor: color.surface.tint,
  '@media': { [media.dark]: dimmed },
});

export const picture = styleVariants({ plain: [pictureBase], card: [pictureBase, { borderRadius: vars.radius.card }] });

/** Photos are cropped to these shapes; drawings already have them. */
export const pictureShape = styleVariants({
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '3 / 2' },
  banner: { aspectRatio: '5 / 2', objectPosition: '50% 60%' },
  portrait: { aspectRatio: '4 / 5' },
});

export const urgentLine = style({
  ...wrappingRow(`${vars.space.close} ${vars.space.text}`),
  alignItems: 'center',
  padding: `min(${vars.space.text}, 4vw)`,
  border: `2px solid ${color.border.danger}`,
  borderInlineStartWidth: '0.625rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  lineHeight: 1.5,
});

export const urgentLineWords = style({ flex: '1 1 13rem', color: color.text.danger, fontWeight: vars.weight.strong });
globalStyle(`${urgentLineWords} a`, { color: 'inherit', paddingBlock: vars.space.tight });

export const linkInText = style({
  color: 'inherit',
  // A number is as high as a target for a thumb.
  selectors: { '&[href^="tel:"]': { paddingBlock: '0.75rem' } },
});

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
    // A dashed outline marks a disabled button: a paler color would be harder to read.
    [`&${disabled}`]: {
      borderColor: color.border.strong,
      borderStyle: 'dashed',
      backgroundColor: color.surface.raised,
      color: color.text.primary,
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

export const buttonTone = styleVariants(
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
      marginInlineStart: `calc(-1 * ${vars.space.tight})`,
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

export const hiddenText = style({ ...visuallyHidden, whiteSpace: 'nowrap' });

/** While empty it takes no space, not even the gap of a stack; it has to stay in the page to be announced. */
export const liveRegion = style({ ':empty': { position: 'absolute' } });
