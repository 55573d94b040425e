import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { choiceRow, circle, column, rows, spreadRow, wrappingRow } from '#src/styles/layout.ts';
import { card, color, control, media, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...card,
  ...column(vars.space.text),
  padding: `min(${vars.space.block}, 5vw)`,
  borderColor: color.border.strong,
});

export const progress = style({
  ...wrappingRow(vars.space.close),
  alignItems: 'center',
  ...smallPrint,
  fontWeight: vars.weight.strong,
});

/** Trial lenses, one for each question: those already answered are filled. */
export const lenses = style({ display: 'inline-flex', gap: vars.space.hair });

export const lens = style({
  ...circle('1rem'),
  border: `0.2rem solid ${color.chart.primary}`,
  backgroundColor: color.chart.primary,
});

export const lensShown = style([lens, { borderColor: color.chart.red, backgroundColor: 'transparent' }]);
globalStyle(`${lensShown} ~ ${lens}`, { borderColor: color.chart.ring, backgroundColor: 'transparent' });

export const title = style({
  fontSize: vars.type.heading,
  // The number of the question stays in view.
  scrollMarginBlockStart: '3rem',
});
export const hint = style({ color: color.text.muted });
export const options = style(rows(vars.space.close));

const choice = style({
  ...control,
  width: '100%',
  minHeight: '3.25rem',
  lineHeight: 1.4,
  selectors: { '&:hover': { borderColor: color.border.strong, backgroundColor: color.surface.tint } },
});

export const option = style([
  choice,
  {
    ...spreadRow(vars.space.close),
    paddingInline: vars.space.text,
    paddingBlock: vars.space.close,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
  },
]);

export const optionChosen = style([option, { borderColor: color.action.primary, backgroundColor: color.surface.tint }]);
export const optionIcon = style({ flexShrink: 0, color: color.text.link });
export const signs = style({ ...rows(vars.space.tight), minWidth: 0 });

export const sign = style([
  choice,
  {
    ...choiceRow,
    padding: vars.space.close,
    touchAction: 'manipulation',
    selectors: { '&:has(:checked)': { borderColor: color.action.primary, backgroundColor: color.surface.tint } },
  },
]);

/** A focused box stays clear of the buttons below. */
globalStyle(`${sign} input`, { scrollMarginBlockEnd: '3rem' });

/** Stays in view while the signs above are scrolled. */
export const answers = style({
  ...rows(vars.space.close),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  position: 'sticky',
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  paddingBlock: vars.space.close,
  borderBlockStart: `1px solid ${color.border.control}`,
  backgroundColor: color.surface.raised,
  '@media': {
    [media.desktop]: { insetBlockEnd: 0 },
    [media.low]: { position: 'static' },
  },
});

const outcomeTitle = style({
  paddingBlock: vars.space.text,
  paddingInline: `min(${vars.space.block}, 5vw)`,
  marginBlockStart: `calc(-1 * min(${vars.space.block}, 5vw))`,
  marginInline: `calc(-1 * min(${vars.space.block}, 5vw))`,
  borderStartStartRadius: `calc(${vars.radius.card} - 2px)`,
  borderStartEndRadius: `calc(${vars.radius.card} - 2px)`,
  fontSize: vars.type.display,
  lineHeight: vars.leading.tight,
});

export const outcomeTitleOf = styleVariants({
  emergency: [outcomeTitle, { backgroundColor: color.action.urgent, color: color.text.onUrgent }],
  soon: [outcomeTitle, { backgroundColor: color.surface.danger, color: color.text.danger }],
  week: [outcomeTitle, { backgroundColor: color.surface.tint }],
  exam: [outcomeTitle, { backgroundColor: color.surface.sunken }],
});
