import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { root as noticeIn } from '#src/components/elements/Notice.css.ts';
import { centeredRow, rows, target } from '#src/styles/layout.ts';
import { color, leadText, media, vars } from '#src/styles/shared.ts';

export const root = style({ paddingBlock: vars.space.part });

export const columns = style({
  ...rows(vars.space.part),
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const words = style({ ...rows(vars.space.block), justifyItems: 'start' });

export const text = style({ ...leadText, maxWidth: '36rem' });

export const suggestions = style([noticeIn.notice, { width: '100%', maxWidth: '36rem', fontSize: vars.type.title }]);

globalStyle(`${suggestions} a`, { ...target, fontWeight: vars.weight.heavy, color: color.text.primary });
export const call = style(centeredRow(vars.space.tight));
export const phone = style({ ...target, fontWeight: vars.weight.strong });

export const picture = style({
  width: '100%',
  maxWidth: '34rem',
  height: 'auto',
  '@media': {
    [media.belowDesktop]: { order: -1, marginInline: 'auto' },
    [media.print]: { display: 'none' },
  },
});

/** The lens passes over the letters once. Those in it move against it, and so stay where they are. */
const passing = (way: number) => ({
  '@media': {
    [media.motion]: {
      animation: `${keyframes({ from: { translate: `${-8 * way}px` }, '50%': { translate: `${8 * way}px` } })} 6s 0.6s ease-in-out backwards`,
    },
  },
});

export const lens = style(passing(1));
export const inLens = style(passing(-1));

export const letters = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 1 });
export const glass = style({ fill: color.surface.raised });
export const rim = style({ fill: 'none', stroke: color.chart.primary, strokeWidth: 0.8 });
export const thread = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 0.25 });
export const handle = style({ stroke: color.chart.primary, strokeWidth: 1.3, strokeLinecap: 'round' });
