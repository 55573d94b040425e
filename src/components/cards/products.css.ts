import { globalStyle, style } from '@vanilla-extract/css';
import { column, disc, rows, spreadRow, wrappingRow } from '#src/styles/layout.ts';
import { card as box, color, media, notPrinted, smallPrint, vars } from '#src/styles/shared.ts';

export const card = style({
  ...box,
  ...column(vars.space.text),
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  padding: vars.space.text,
  breakInside: 'avoid',
});

export const head = style({ ...wrappingRow(vars.space.text), alignItems: 'center' });

export const picture = style({
  ...disc('3.5rem'),
  border: `0.25rem solid ${color.chart.primary}`,
  outline: `2px solid ${color.chart.ring}`,
  outlineOffset: '3px',
  backgroundColor: color.surface.tint,
  color: color.action.primary,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: '50%' });

export const words = style({ flex: '1 1 8rem', minWidth: 0, ...rows(vars.space.hair), justifyItems: 'start' });

export const badge = style({
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.tint,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.7,
});

export const shop = style({
  ...spreadRow(vars.space.tight),
  flexWrap: 'wrap',
  paddingBlockStart: vars.space.close,
  borderBlockStart: `2px solid ${color.border.subtle}`,
  ...notPrinted,
});

globalStyle(`${shop} > *`, { '@media': { [media.narrow]: { fontSize: vars.type.small } } });
globalStyle(`${shop} > a`, { '@media': { [media.narrow]: { paddingInline: vars.space.close } } });
export const price = style({ fontWeight: vars.weight.heavy });
export const checked = style({ display: 'block', ...smallPrint });

export const list = style({
  ...rows(vars.space.text),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});

globalStyle(`${list} > li:last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const note = style({ ...smallPrint, ...notPrinted });
