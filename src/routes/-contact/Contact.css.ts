import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { color, inverse, media, vars } from '#src/styles/shared.ts';

export const columns = style({
  ...column(vars.space.part),
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(15rem, 1fr)` } },
});

export const aside = style({
  position: 'relative',
  overflow: 'hidden',
  ...rows(vars.space.part),
  padding: vars.space.block,
  borderRadius: vars.radius.card,
  ...inverse,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', padding: vars.space.group },
    [media.desktop]: {
      gridTemplateColumns: '1fr',
      gap: vars.space.block,
      padding: vars.space.block,
      position: 'sticky',
      insetBlockStart: '2rem',
      paddingBlockStart: '8.5rem',
    },
    [media.print]: { display: 'none' },
  },
});

export const lenses = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '-4.75rem',
  insetInlineEnd: '-3rem',
  width: '13rem',
  height: '13rem',
  fill: 'none',
  stroke: color.border.onInverse,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const lens = style({ stroke: color.text.onInverseAccent });
export const part = style({ ...rows(vars.space.text), alignContent: 'start' });

globalStyle(`${part} + ${part}`, {
  '@media': {
    [media.desktop]: { borderBlockStart: `1px solid ${color.border.onInverse}`, paddingBlockStart: vars.space.block },
  },
});

export const title = style({ fontSize: vars.type.heading });
export const note = style({ color: color.text.onInverseMuted });

export const phone = style({
  width: 'fit-content',
  color: color.text.onInverse,
  fontSize: vars.type.lead,
  fontWeight: vars.weight.heavy,
  paddingBlock: vars.space.tight,
});

export const office = style({
  display: 'grid',
  paddingBlockStart: vars.space.tight,
  borderBlockStart: `1px solid ${color.border.onInverse}`,
  // On a phone, both stand in the section above.
  '@media': { [media.narrow]: { display: 'none' } },
});

export const fact = style({ display: 'flex', gap: vars.space.close, lineHeight: 1.35 });
globalStyle(`${fact} > svg`, { flexShrink: 0, marginBlockStart: '0.65rem', color: color.text.onInverseAccent });
globalStyle(`${fact} > a`, { ...target, color: color.text.onInverse });
export const steps = style({ ...rows(vars.space.close), paddingInlineStart: '1.25rem' });
globalStyle(`${steps} > li::marker`, { color: color.text.onInverseAccent, fontWeight: vars.weight.heavy });
