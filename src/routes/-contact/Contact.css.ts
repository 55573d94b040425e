import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { color, inverse, media, vars } from '#src/styles/shared.ts';

export const columns = style({
  ...column(vars.space.block),
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(15rem, 1fr)`,
      columnGap: vars.space.part,
    },
  },
});

export const aside = style({
  position: 'relative',
  overflow: 'hidden',
  ...rows(vars.space.block),
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  ...inverse,
  '@media': {
    [media.narrow]: { padding: vars.space.text, fontSize: vars.type.small },
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', padding: vars.space.group },
    [media.desktop]: {
      gridTemplateColumns: '1fr',
      padding: vars.space.block,
      position: 'sticky',
      // Below the header.
      insetBlockStart: '5rem',
      paddingBlockStart: '5.25rem',
    },
    [media.print]: { display: 'none' },
  },
});

export const lenses = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '-3.5rem',
  insetInlineEnd: '-2.5rem',
  width: '8.5rem',
  height: '8.5rem',
  fill: 'none',
  stroke: color.border.onInverse,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const lens = style({ stroke: color.text.onInverseAccent });
/** How to call and where we are: on a phone, both stand in the section above. */
export const call = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const part = style({ ...rows(vars.space.tight), alignContent: 'start', lineHeight: 1.5 });

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
  ...rows(vars.space.tight),
  paddingBlockStart: vars.space.tight,
  borderBlockStart: `1px solid ${color.border.onInverse}`,
});

globalStyle(`${office} a`, { ...target, gap: vars.space.tight, lineHeight: 1.35, color: color.text.onInverse });
// As wide as the sign of the line above.
globalStyle(`${office} svg`, { flexShrink: 0, marginInline: '-4px', color: color.text.onInverseAccent });
export const steps = style({ ...rows(vars.space.hair), paddingInlineStart: '1.25rem' });
globalStyle(`${steps} > li::marker`, { color: color.text.onInverseAccent, fontWeight: vars.weight.heavy });
