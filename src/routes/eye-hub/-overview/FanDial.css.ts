import { globalStyle, style } from '@vanilla-extract/css';
import { root as chartLine } from '#src/components/elements/ChartLine.css.ts';
import { title } from '#src/components/page/PageHeader.css.ts';
import { color, media, vars } from '#src/styles/shared.ts';

const onPhone = 'min(6.5rem, 26vw)';

export const root = style({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  justifySelf: 'end',
  '@media': { [media.narrow]: { position: 'absolute', insetBlockStart: '-1.5rem', insetInlineEnd: 0, width: onPhone } },
});
globalStyle(`:has(> ${root})`, { '@media': { [media.justTablet]: { gridTemplateColumns: '1fr min(16rem, 34vw)' } } });
globalStyle(`:is(:has(+ ${root}) > h1, :has(+ * > ${root}) ${chartLine})`, {
  '@media': { [media.narrow]: { paddingInlineEnd: `calc(${onPhone} + ${vars.space.tight})` } },
});
globalStyle(`:has(> ${title.page}) + ${root}`, {
  maxWidth: '15rem',
  '@media': { [media.narrow]: { insetBlockStart: '-3rem' } },
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
  // Too small to be read.
  '@media': { [media.narrow]: { display: 'none' } },
});
export const pupil = style({ fill: color.text.primary });
export const glint = style({ fill: color.surface.raised });
