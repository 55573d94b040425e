import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, target, vars, wrappingRow } from '../../styles/shared.ts';

export const notFound = style({ paddingBlock: vars.space.section });

export const notFoundColumns = style({
  display: 'grid',
  gap: vars.space.part,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.15fr 0.85fr' } },
});

export const notFoundWords = style({ display: 'grid', gap: vars.space.block, justifyItems: 'start' });

export const notFoundPicture = style({
  width: '100%',
  maxWidth: '18rem',
  '@media': {
    [media.belowDesktop]: { order: -1 },
    [media.desktop]: { maxWidth: 'none', justifySelf: 'end' },
  },
});

export const notFoundCode = style({
  fontSize: vars.type.poster,
  fontWeight: vars.weight.heavy,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  color: color.text.muted,
});

export const notFoundText = style({
  fontSize: vars.type.lead,
  lineHeight: 1.5,
  maxWidth: '36rem',
  color: color.text.muted,
});

export const notFoundSuggestions = style({
  width: '100%',
  maxWidth: '36rem',
  padding: `${vars.space.close} ${vars.space.block}`,
  fontSize: vars.type.title,
  borderInlineStart: `6px solid ${color.chart.brass}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.surface.notice,
});

globalStyle(`${notFoundSuggestions} a`, { ...target, fontWeight: vars.weight.heavy, color: color.text.primary });

export const notFoundActions = style({ ...wrappingRow, gap: vars.space.close });

export const notFoundCall = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });

export const notFoundPhone = style({ ...target, fontWeight: vars.weight.strong });

export const lens = style({
  width: '100%',
  maxWidth: '31.875rem',
  height: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const lensLetters = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 1 });

export const lensGlass = style({ fill: color.surface.raised });

export const lensRim = style({ fill: 'none', stroke: color.chart.green, strokeWidth: 1.1 });

export const lensThread = style({ fill: 'none', stroke: color.chart.brass, strokeWidth: 0.35 });

export const lensHandle = style({ stroke: color.chart.green, strokeWidth: 2.2, strokeLinecap: 'round' });
