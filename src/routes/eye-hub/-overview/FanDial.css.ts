import { style } from '@vanilla-extract/css';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', justifySelf: 'end' } },
});

export const rim = style({ fill: color.surface.tint, stroke: color.chart.ring, strokeWidth: 1 });
export const face = style({ fill: color.surface.raised, stroke: color.chart.primary, strokeWidth: 3 });
export const spoke = style({ fill: 'none', stroke: color.text.primary });
export const hour = style({
  fill: color.text.muted,
  fontSize: 6,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const pupil = style({ fill: color.text.primary });
export const glint = style({ fill: color.surface.raised });
