import { style } from '@vanilla-extract/css';
import { centeredRow } from '#src/styles/layout.ts';
import { color, media, smallPrint, vars } from '#src/styles/shared.ts';

export const root = style({
  ...centeredRow(vars.space.text),
  ...smallPrint,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const letters = style({
  fill: 'none',
  stroke: color.text.primary,
  overflow: 'visible',
  flexShrink: 0,
  '@media': { [media.narrow]: { zoom: 0.8 }, [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const rule = style({ flexGrow: 1, height: 0, borderBlockStart: `2px solid ${color.border.subtle}` });
