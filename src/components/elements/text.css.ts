import { globalStyle, style } from '@vanilla-extract/css';
import { circle, column } from '#src/styles/layout.ts';
import { color, vars } from '#src/styles/shared.ts';

export const markedList = style(column(vars.space.close));

globalStyle(`${markedList} > li`, { position: 'relative', paddingInlineStart: '1.875rem' });
globalStyle(`${markedList} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.36em',
  ...circle('0.9375rem'),
  border: `0.2rem solid ${color.chart.brass}`,
});

export const link = style({
  color: 'inherit',
  // A number is as high as a target for a thumb.
  selectors: { '&[href^="tel:"]': { paddingBlock: '0.75rem' } },
});
