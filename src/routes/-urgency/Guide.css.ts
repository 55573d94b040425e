import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#src/styles/layout.ts';
import { color, notPrinted, scripted, smallPrint, vars } from '#src/styles/shared.ts';

/** Hidden without a script and in print: the list of all signs is enough there. */
export const root = style({ ...notPrinted, ...scripted });

export const partTitle = style({ fontSize: vars.type.body, fontWeight: vars.weight.heavy });
export const list = style({ ...rows(vars.space.tight), paddingInlineStart: '1.1em' });

export const firstAid = style({
  ...rows(vars.space.tight),
  padding: vars.space.text,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

globalStyle(`${firstAid} a`, { color: 'inherit' });
export const small = style(smallPrint);
