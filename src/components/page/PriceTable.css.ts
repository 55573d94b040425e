import { style } from '@vanilla-extract/css';
import { color, smallPrint, vars } from '#src/styles/shared.ts';

export const table = style({ width: '100%', maxWidth: '36rem', borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: vars.space.tight,
  fontWeight: vars.weight.heavy,
  textAlign: 'start',
});

export const row = style({ breakInside: 'avoid', borderBlockStart: `1px solid ${color.border.subtle}` });

const cell = { padding: `${vars.space.tight} 0`, verticalAlign: 'top' } as const;

export const what = style({ ...cell, textAlign: 'start', fontWeight: vars.weight.strong });

export const price = style({
  ...cell,
  paddingInlineStart: vars.space.text,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const column = style(smallPrint);

export const note = style({ display: 'block', ...smallPrint, fontWeight: vars.weight.text });
