import { globalStyle, style } from '@vanilla-extract/css';
import { centeredRow, rows, target } from '#src/styles/layout.ts';
import { color, leadText, media, notPrinted, numeral, vars } from '#src/styles/shared.ts';

export const root = style({ paddingBlock: vars.space.section });

export const columns = style({
  ...rows(vars.space.part),
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' } },
});

export const words = style({ ...rows(vars.space.block), justifyItems: 'start' });

export const picture = style({
  width: '100%',
  maxWidth: '18rem',
  '@media': { [media.belowDesktop]: { order: -1 }, [media.desktop]: { maxWidth: 'none', justifySelf: 'end' } },
});

export const code = style({ ...numeral, color: color.text.muted });

export const text = style({ ...leadText, maxWidth: '36rem' });

export const suggestions = style({
  width: '100%',
  maxWidth: '36rem',
  padding: `${vars.space.close} ${vars.space.block}`,
  fontSize: vars.type.title,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

globalStyle(`${suggestions} a`, { ...target, fontWeight: vars.weight.heavy, color: color.text.primary });
export const call = style(centeredRow(vars.space.tight));
export const phone = style({ ...target, fontWeight: vars.weight.strong });

export const lens = style({ width: '100%', maxWidth: '31.875rem', height: 'auto', ...notPrinted });

export const letters = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 1 });
export const glass = style({ fill: color.surface.raised });
export const rim = style({ fill: 'none', stroke: color.chart.primary, strokeWidth: 1.1 });
export const thread = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 0.35 });
export const handle = style({ stroke: color.chart.primary, strokeWidth: 2.2, strokeLinecap: 'round' });
