import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { color } from '../../styles/theme.css.ts';

export const root = style({
  width: '100%',
  maxWidth: '31.875rem',
  height: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const letters = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 1 });

export const glass = style({ fill: color.surface.raised });

export const rim = style({ fill: 'none', stroke: color.chart.green, strokeWidth: 1.1 });

export const thread = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 0.35 });

export const handle = style({ stroke: color.chart.green, strokeWidth: 2.2, strokeLinecap: 'round' });
