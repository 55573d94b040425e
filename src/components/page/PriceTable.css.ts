import { globalStyle, style } from '@vanilla-extract/css';
import { color, smallPrint, vars } from '#src/styles/shared.ts';

export const table = style({ width: '100%', maxWidth: '36rem', borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: vars.space.tight,
  ...smallPrint,
  textAlign: 'start',
});

export const row = style({ breakInside: 'avoid', borderBlockStart: `1px solid ${color.border.subtle}` });

const cell = { padding: `${vars.space.tight} 0`, verticalAlign: 'baseline', lineHeight: 1.3 } as const;

export const what = style({ ...cell, textAlign: 'start', fontWeight: vars.weight.strong });

export const price = style({
  ...cell,
  minWidth: 'min(8.5rem, 36vw)',
  paddingInlineStart: vars.space.text,
  textAlign: 'end',
  fontSize: vars.type.title,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

export const column = style(smallPrint);

globalStyle(`${column} > th`, { paddingBlockStart: 0, fontSize: 'inherit', fontWeight: vars.weight.text });

export const note = style({ display: 'block', ...smallPrint, fontWeight: vars.weight.text });
