import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, rows, target, wrappingRow } from '../../styles/layout.ts';
import { card, color, media, vars } from '../../styles/shared.ts';

export const urgency = style({
  ...card,
  containerType: 'inline-size',
  overflow: 'hidden',
  borderColor: color.border.strong,
});

/** Wide enough for the lines to fit beside their label, which never wraps. */
const urgencyRoomy = '(min-width: 30rem)';
const urgencySideBySide = (label: string) => ({ gridTemplateColumns: `minmax(min-content, ${label}) minmax(0, 1fr)` });

const urgencyRow = style({
  ...rows(`${vars.space.tight} ${vars.space.block}`),
  alignItems: 'start',
  // Large text needs the space more.
  padding: `${vars.space.block} min(${vars.space.block}, 4vw)`,
  selectors: { '& + &': { borderBlockStart: `2px solid ${color.border.subtle}` } },
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.text },
    [media.tablet]: { '@container': { [urgencyRoomy]: urgencySideBySide('11rem') }, paddingInline: vars.space.group },
    [media.wide]: { '@container': { [urgencyRoomy]: urgencySideBySide('13rem') } },
    [media.print]: { gridTemplateColumns: 'minmax(min-content, 9rem) minmax(0, 1fr)', padding: vars.space.close },
  },
});

export const urgencyStep = styleVariants({
  emergency: [
    urgencyRow,
    {
      backgroundColor: color.action.urgent,
      color: color.text.onUrgent,
      fontWeight: vars.weight.strong,
      '@media': { [media.print]: { backgroundColor: 'transparent', color: color.text.primary } },
    },
  ],
  soon: [urgencyRow, { backgroundColor: color.surface.danger, fontWeight: vars.weight.strong }],
  week: [urgencyRow],
  exam: [urgencyRow, { color: color.text.muted }],
});

const urgencyLabelBase = style({
  lineHeight: 1.15,
  textWrap: 'balance',
  // With "anywhere", the narrowest column would be a letter wide.
  '@media': { [media.print]: { overflowWrap: 'break-word' } },
});

export const urgencyLabel = styleVariants({
  emergency: [
    urgencyLabelBase,
    {
      fontSize: vars.type.display,
      lineHeight: 1,
      '@media': { [media.narrow]: { fontSize: vars.type.heading }, [media.print]: { fontSize: vars.type.heading } },
    },
  ],
  soon: [
    urgencyLabelBase,
    {
      fontSize: vars.type.heading,
      color: color.text.danger,
      '@media': { [media.print]: { fontSize: vars.type.title } },
    },
  ],
  week: [urgencyLabelBase, { fontSize: vars.type.title }],
  exam: [urgencyLabelBase, { fontSize: vars.type.title }],
});

export const urgencyLines = style({ ...column(vars.space.text), justifyItems: 'start' });
export const urgencyFold = style({ display: 'block' });
globalStyle(`${urgencyFold} h3`, { fontSize: vars.type.heading });
globalStyle(`${urgencyFold} > ${urgencyLines}`, { marginBlockStart: vars.space.text });
export const urgencySigns = style({ ...column(vars.space.tight), paddingInlineStart: 'min(1.1em, 5vw)' });

export const oneOf = style({ paddingInlineStart: '1.1em' });

export const firstAid = style({
  marginBlockStart: vars.space.hair,
  paddingInlineStart: '1.1em',
  fontWeight: vars.weight.text,
});

export const urgencyCall = style({
  ...wrappingRow(vars.space.text),
  alignItems: 'center',
  padding: vars.space.block,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: vars.space.group }, [media.print]: { padding: vars.space.close } },
});

export const callout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space.tight} ${vars.space.close}`,
  padding: vars.space.text,
  border: `2px solid ${color.border.danger}`,
  borderInlineStartWidth: '0.625rem',
  borderRadius: vars.radius.control,
  backgroundColor: color.surface.danger,
  breakInside: 'avoid',
});

export const calloutIcon = style({ color: color.text.danger });
export const calloutAction = style({ color: color.text.danger });
globalStyle(`${callout} > a`, { ...target, gridColumn: 2, justifySelf: 'start' });
