import { style } from '@vanilla-extract/css';
import { color, media, vars } from '../../styles/shared.ts';

export const root = style({
  margin: 0,
  maxWidth: vars.size.reading,
  '@media': {
    // On a tablet the caption is beside the drawing, which would otherwise be too large.
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.block,
      alignItems: 'end',
      maxWidth: 'none',
    },
    [media.desktop]: { display: 'block', maxWidth: vars.size.reading },
  },
});

export const frame = style({ flex: '0 1 26rem' });

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: color.surface.raised,
  borderRadius: vars.radius.card,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

export const framed = style([thumbnail, { border: `1px solid ${color.border.subtle}` }]);

export const caption = style({ flex: '1 1 12rem', marginBlockStart: vars.space.close, color: color.text.muted });

/** The parts of a healthy eye. */
export const white = style({ fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 3 });
export const gel = style({ fill: color.surface.tint });
export const clear = style({ fill: color.surface.tint, stroke: color.border.strong, strokeWidth: 2.5 });
export const iris = style({ fill: 'none', stroke: color.chart.green, strokeWidth: 9 });
export const muscle = style({ fill: color.chart.brownstone });
export const thread = style({ fill: 'none', stroke: color.border.control, strokeWidth: 1.5 });
export const retina = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 6 });
export const vessel = style({ fill: 'none', stroke: color.chart.brownstone, strokeWidth: 2 });
export const nerve = style({ fill: color.surface.notice, stroke: color.border.strong, strokeWidth: 2.5 });
export const lid = style({ fill: color.surface.sunken, stroke: color.border.strong, strokeWidth: 2.5 });
export const lash = style({ fill: 'none', stroke: color.border.strong, strokeWidth: 2 });
export const gland = style({ fill: 'none', stroke: color.border.control, strokeWidth: 4, strokeDasharray: '0 6' });
export const tears = style({ fill: 'none', stroke: color.chart.green, strokeWidth: 3 });
export const light = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 2.5 });
export const thing = style({ fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 2.5 });
export const shade = style({ fill: color.border.control });

/** Erases a line of the healthy eye, so that a broken one can replace it. */
export const blank = style({ fill: 'none', stroke: color.surface.raised, strokeWidth: 5 });

/** What changes. Not marked by color alone: it is hatched, broken or thick, and its label is bold with a filled dot. */
export const changed = style({ stroke: color.text.danger, strokeWidth: 2.5 });
export const changedLine = style({ fill: 'none', stroke: color.text.danger, strokeWidth: 4 });
export const changedDashes = style({ fill: 'none', stroke: color.text.danger, strokeWidth: 4, strokeDasharray: '7 8' });
export const changedDots = style({ fill: color.text.danger });
export const hatchGround = style({ fill: color.surface.danger });
export const hatchLine = style({ stroke: color.text.danger, strokeWidth: 2 });

/** What helps. */
export const helps = style({ fill: color.surface.tint, stroke: color.text.success, strokeWidth: 4 });
export const helpsLine = style({ fill: 'none', stroke: color.text.success, strokeWidth: 4 });

export const leader = style({ fill: 'none', stroke: color.border.control, strokeWidth: 1.5 });
export const openDot = style({ fill: color.surface.raised, stroke: color.border.strong, strokeWidth: 2 });
export const closedDot = style({ fill: color.text.danger, stroke: color.surface.raised, strokeWidth: 1.5 });
export const label = style({ fill: color.text.primary, fontFamily: vars.font.text, fontSize: 17 });
export const changedLabel = style({ fontWeight: vars.weight.heavy, fill: color.text.danger });
