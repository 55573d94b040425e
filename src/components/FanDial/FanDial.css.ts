import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color, vars } from '../../styles/theme.css.ts';

export const root = style({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  '@media': {
    'screen and (max-width: 63.99rem)': { display: 'none' },
    [media.desktop]: { justifySelf: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const rim = style({ fill: color.surface.tint, stroke: color.chart.ring, strokeWidth: 1 });
export const face = style({ fill: color.surface.raised, stroke: color.chart.green, strokeWidth: 3 });
export const spoke = style({ fill: 'none', stroke: color.text.primary });
export const hour = style({
  fill: color.text.muted,
  fontFamily: vars.font.text,
  fontSize: 6,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const pupil = style({ fill: color.text.primary });
export const glint = style({ fill: color.surface.raised });
