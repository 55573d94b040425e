import { style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({
  maxWidth: vars.size.reading,
  '@media': {
    // On a tablet the caption is beside the drawing, which would otherwise be too large.
    [media.justTablet]: { ...wrappingRow(vars.space.block), alignItems: 'start', maxWidth: 'none' },
    [media.desktop]: { maxWidth: '25rem', marginBlockStart: vars.space.text, marginInlineStart: 'auto' },
  },
});

export const frame = style({ flex: '0 1 26rem' });

export const drawing = style({
  width: '100%',
  height: 'auto',
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

export const caption = style({ flex: '1 1 12rem', marginBlockStart: vars.space.close, color: color.text.muted });

export const ink = styleVariants({
  // The parts of a healthy eye.
  white: { fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 3 },
  gel: { fill: color.surface.tint },
  clear: { fill: color.surface.tint, stroke: color.border.strong, strokeWidth: 2.5 },
  iris: { fill: 'none', stroke: color.chart.primary, strokeWidth: 9 },
  muscle: { fill: color.chart.brownstone },
  thread: { fill: 'none', stroke: color.border.control, strokeWidth: 1.5 },
  retina: { fill: 'none', stroke: color.chart.brass, strokeWidth: 6 },
  vessel: { fill: 'none', stroke: color.chart.brownstone, strokeWidth: 2 },
  nerve: { fill: color.surface.notice, stroke: color.border.strong, strokeWidth: 2.5 },
  lid: { fill: color.surface.sunken, stroke: color.border.strong, strokeWidth: 2.5 },
  lash: { fill: 'none', stroke: color.border.strong, strokeWidth: 2 },
  gland: { fill: 'none', stroke: color.border.control, strokeWidth: 4, strokeDasharray: '0 6' },
  tears: { fill: 'none', stroke: color.chart.primary, strokeWidth: 3 },
  light: { fill: 'none', stroke: color.chart.brass, strokeWidth: 2.5 },
  thing: { fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 2.5 },
  shade: { fill: color.border.control },
  // Erases a line of the healthy eye, so that a broken one can replace it.
  blank: { fill: 'none', stroke: color.surface.raised, strokeWidth: 5 },
  // What changes. Not marked by color alone: it is hatched, broken or thick, and its label is bold with a filled dot.
  changed: { stroke: color.text.danger, strokeWidth: 2.5 },
  changedLine: { fill: 'none', stroke: color.text.danger, strokeWidth: 4 },
  changedDashes: { fill: 'none', stroke: color.text.danger, strokeWidth: 4, strokeDasharray: '7 8' },
  changedDots: { fill: color.text.danger },
  // What helps.
  helps: { fill: color.surface.tint, stroke: color.text.success, strokeWidth: 4 },
  helpsLine: { fill: 'none', stroke: color.text.success, strokeWidth: 4 },
});

export const hatchGround = style({ fill: color.surface.danger });
export const hatchLine = style({ stroke: color.text.danger, strokeWidth: 2 });
export const leader = style({ fill: 'none', stroke: color.border.control, strokeWidth: 1.5 });
export const halo = style([leader, { stroke: color.surface.raised, strokeWidth: 6 }]);
export const openDot = style({ fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 2 });
export const closedDot = style({ fill: color.text.danger, stroke: color.surface.raised, strokeWidth: 1.5 });
export const label = style({ fill: color.text.primary, fontSize: 17 });
export const changedLabel = style([label, { fontWeight: vars.weight.heavy, fill: color.text.danger }]);
