import { globalStyle, style } from '@vanilla-extract/css';
import { circle, column, rows, target, wrappingRow } from '#src/styles/layout.ts';
import { focusRing, media, notPrinted, color as palette, vars, visuallyHidden } from '#src/styles/shared.ts';

export const root = style({
  ...column(vars.space.hair),
  alignItems: 'center',
  padding: vars.space.close,
  borderRadius: vars.radius.card,
  backgroundColor: palette.surface.sunken,
  '@media': {
    // A dark frame needs light behind it.
    [media.dark]: { backgroundColor: '#44505b' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(7.5rem, 1fr) minmax(0, 53rem) minmax(7.5rem, 1fr)',
      gridTemplateAreas: '"colors pictures price"',
      paddingBlock: vars.space.tight,
      paddingInline: vars.space.block,
    },
    [media.print]: { maxWidth: '20rem', padding: 0 },
  },
});

export const pictures = style({
  ...rows('0'),
  '@media': { [media.desktop]: { gridArea: 'pictures', translate: '0 5%' } },
});

export const picture = style({
  gridArea: '1 / 1',
  width: '100%',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.motion.calm}, visibility ${vars.motion.calm}`,
});

export const colors = style({
  ...wrappingRow(`0 ${vars.space.text}`),
  justifyContent: 'center',
  '@media': { [media.desktop]: { gridArea: 'colors', flexDirection: 'column' }, ...notPrinted['@media'] },
});

export const color = style({ ...target, position: 'relative', gap: vars.space.close, cursor: 'pointer' });
export const choice = style(visuallyHidden);

export const swatch = style({
  ...circle('1.75rem'),
  selectors: {
    [`${choice}:checked + &`]: { outline: `2px solid ${palette.border.strong}`, outlineOffset: '3px' },
    [`${choice}:focus-visible + &`]: focusRing,
  },
});
globalStyle(`${swatch} circle`, { stroke: palette.text.muted, strokeWidth: 2 });

export const price = style({
  textAlign: 'center',
  fontSize: vars.type.title,
  fontWeight: vars.weight.strong,
  '@media': { [media.desktop]: { gridArea: 'price', textAlign: 'end' } },
});

const shown = { visibility: 'visible', opacity: 1 } as const;
for (const place of [1, 2, 3]) {
  globalStyle(`${root}:has(label:nth-child(${place}) :checked) ${picture}:nth-child(${place})`, shown);
}
// Where a choice cannot show its picture, there is none.
const withoutHas = 'not selector(:has(a))';
globalStyle(`${picture}:first-child`, { '@supports': { [withoutHas]: shown } });
globalStyle(colors, { '@supports': { [withoutHas]: { display: 'none' } } });
