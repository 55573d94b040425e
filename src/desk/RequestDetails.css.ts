import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, wrappingRow } from '#src/styles/layout.ts';
import { card, color, media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const summary = style(column(vars.space.hair));

export const line = style({
  ...wrappingRow(`${vars.space.hair} ${vars.space.text}`),
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

export const todo = style({
  padding: vars.space.close,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

export const actions = style({ ...wrappingRow(vars.space.close), ...notPrinted });

export const facts = style({
  ...card,
  ...column('0'),
  paddingInline: vars.space.text,
  ':empty': { display: 'none' },
  '@media': { [media.print]: { border: 0, padding: 0 } },
});

/** Paper gets no shades. */
const onPaper = { '@media': { [media.print]: { color: color.text.primary } } };

const edge = { borderBlockEnd: `1px solid ${color.border.subtle}`, selectors: { '&:last-child': { border: 0 } } };

export const fact = style({
  ...column('0'),
  ...edge,
  paddingBlock: vars.space.tight,
  breakInside: 'avoid',
  columnGap: vars.space.text,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '14rem minmax(0, 1fr)', paddingBlock: vars.space.hair },
  },
});

export const factsTitle = style({
  ...edge,
  paddingBlock: `${vars.space.block} ${vars.space.tight}`,
  fontWeight: vars.weight.heavy,
  breakAfter: 'avoid',
});

globalStyle(`${fact} > dt`, { ...onPaper, color: color.text.muted, fontWeight: vars.weight.strong });

/** Lines and spaces as the patient wrote them. */
export const writtenText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const part = style({ ...column(vars.space.text), marginBlockStart: vars.space.text });
export const history = style([part, notPrinted]);
export const partTitle = style({ fontSize: vars.type.title });
export const entries = style({ ...rows(vars.space.close), ':empty': { display: 'none' } });
export const small = style({ ...onPaper, ...smallPrint, overflowWrap: 'anywhere' });
export const noteForm = style(notPrinted);
