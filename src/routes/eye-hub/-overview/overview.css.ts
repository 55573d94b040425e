import { style } from '@vanilla-extract/css';
import { spreadRow } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const dial = style({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  '@media': {
    [media.belowDesktop]: { display: 'none' },
    [media.desktop]: { justifySelf: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const dialRim = style({ fill: color.surface.tint, stroke: color.chart.ring, strokeWidth: 1 });
export const dialFace = style({ fill: color.surface.raised, stroke: color.chart.primary, strokeWidth: 3 });
export const dialSpoke = style({ fill: 'none', stroke: color.text.primary });
export const dialHour = style({
  fill: color.text.muted,
  fontSize: 6,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const dialPupil = style({ fill: color.text.primary });
export const dialGlint = style({ fill: color.surface.raised });

export const aside = style({
  ...spreadRow(vars.space.text),
  flexWrap: 'wrap',
  padding: `min(${vars.space.block}, 6vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface.sunken,
  fontSize: `min(${vars.type.lead}, 6.3vw)`,
});
