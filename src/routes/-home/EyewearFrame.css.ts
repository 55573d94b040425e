import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { column, target, wrappingRow } from '#src/styles/layout.ts';
import { media, notPrinted, color as palette, vars } from '#src/styles/shared.ts';

const topColor = createVar();
const bottomColor = createVar();
const spots = createVar();

const looks = {
  tortoise: { [topColor]: '#d39a52', [bottomColor]: '#a05e27', [spots]: '1' },
  green: { [topColor]: '#2f7d63', [bottomColor]: '#114a3b', [spots]: '0' },
  black: { [topColor]: '#41454c', [bottomColor]: '#17191d', [spots]: '0' },
};

export const root = style({
  ...column(vars.space.text),
  alignItems: 'center',
  padding: vars.space.text,
  borderRadius: vars.radius.card,
  backgroundColor: palette.surface.sunken,
  vars: looks.tortoise,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(7.5rem, 1fr) minmax(0, 52rem) minmax(7.5rem, 1fr)',
      gridTemplateAreas: '"colors picture price"',
      paddingBlock: vars.space.tight,
      paddingInline: vars.space.block,
    },
    [media.print]: { padding: 0 },
  },
  selectors: {
    '&:has([value="green"]:checked)': { vars: looks.green },
    '&:has([value="black"]:checked)': { vars: looks.black },
  },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': {
    [media.desktop]: { gridArea: 'picture' },
    // A dark frame needs light behind it.
    [media.dark]: { backgroundImage: 'radial-gradient(closest-side, #97a3ad, transparent)' },
    [media.print]: { maxWidth: '20rem' },
  },
});

const painted = style({ transition: `stop-color ${vars.motion.calm}` });
export const top = style([painted, { stopColor: topColor }]);
export const bottom = style([painted, { stopColor: bottomColor }]);
export const shell = style({ opacity: spots, transition: `opacity ${vars.motion.calm}` });
export const pins = style({ stroke: '#d8b36a', strokeWidth: 7, strokeLinecap: 'round' });

export const colors = style({
  ...wrappingRow(`0 ${vars.space.tight}`),
  justifyContent: 'center',
  ...notPrinted,
  '@media': {
    ...notPrinted['@media'],
    [media.desktop]: { gridArea: 'colors', flexDirection: 'column', justifyContent: 'start' },
  },
  // There a choice would change nothing.
  '@supports': { 'not selector(:has(a))': { display: 'none' } },
});

export const color = style({ ...target, gap: vars.space.hair, cursor: 'pointer' });

const round = style({
  appearance: 'none',
  width: '1.75rem',
  height: '1.75rem',
  marginInline: vars.space.tight,
  border: `2px solid ${palette.border.control}`,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:checked:not(:focus-visible)': {
      boxShadow: `0 0 0 3px ${palette.surface.sunken}, 0 0 0 5px ${palette.border.strong}`,
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

const disc = (image: string) => [round, { backgroundImage: image }];

export const swatch = styleVariants({
  tortoise: disc('radial-gradient(circle at 30% 35%, #2b1208 28%, transparent 30%), linear-gradient(#d39a52, #a05e27)'),
  green: disc('linear-gradient(#2f7d63, #114a3b)'),
  black: disc('linear-gradient(#41454c, #17191d)'),
});

export const price = style({
  textAlign: 'center',
  fontSize: vars.type.title,
  fontWeight: vars.weight.strong,
  '@media': { [media.desktop]: { gridArea: 'price', textAlign: 'end' } },
});
