import { shadeOf } from './hex-colors.ts';

/** The color that the shades of the practice's color are designed with. */
export const designedColor = '#0b5d4b';

/** Each color in light, light with more contrast, dark, and dark with more contrast, for a practice of this color. */
function colorsOf(practiceColor: string) {
  /** A shade of the practice's color. All others are the same for every practice. */
  const shade = (designed: string) =>
    designed === designedColor ? practiceColor : shadeOf(practiceColor, designed, designedColor);
  return {
    text: {
      primary: ['#16202b', '#000000', '#eef1f3', '#ffffff'],
      muted: ['#3d4853', '#000000', '#c6d0d8', '#ffffff'],
      link: [shade('#0b5645'), shade('#00322a'), shade('#8fe0c6'), shade('#a8f5dd')],
      danger: ['#90180f', '#6d0000', '#ffbdb3', '#ffd0c9'],
      success: ['#0a4f3f', '#003a1c', '#8fe0c6', '#a8f5dd'],
      onAction: [shade('#ffffff'), shade('#ffffff'), shade('#06231b'), shade('#000000')],
      onUrgent: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
      onInverse: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
      onInverseMuted: ['#d5dde3', '#ffffff', '#c6d0d8', '#ffffff'],
      onInverseAccent: ['#e6b85f', '#ffd75e', '#e6b85f', '#ffd75e'],
    },
    surface: {
      page: ['#fbf7ef', '#ffffff', '#121921', '#000000'],
      raised: ['#ffffff', '#ffffff', '#1b2530', '#000000'],
      sunken: ['#f3ecdf', '#ffffff', '#0d131a', '#000000'],
      tint: [shade('#e2efe8'), shade('#ffffff'), shade('#173630'), shade('#000000')],
      notice: ['#fbedc9', '#fff6d6', '#3a2f12', '#2b2100'],
      danger: ['#fbe9e4', '#ffffff', '#41201d', '#000000'],
      inverse: ['#16202b', '#000000', '#080d13', '#000000'],
      inverseRaised: ['#24313e', '#000000', '#24313e', '#000000'],
    },
    action: {
      primary: [shade('#0b5d4b'), shade('#003a2e'), shade('#6fcfb0'), shade('#a8f5dd')],
      primaryHover: [shade('#084a3c'), shade('#000000'), shade('#8fe0c6'), shade('#ffffff')],
      primaryPressed: [shade('#06372d'), shade('#000000'), shade('#b3eedb'), shade('#ffffff')],
      urgent: ['#a01b12', '#7a0000', '#951810', '#8a0000'],
      urgentHover: ['#7f130c', '#000000', '#7f130c', '#5c0000'],
      urgentPressed: ['#5f0d08', '#000000', '#5f0d08', '#5c0000'],
    },
    border: {
      subtle: ['#e0d5c2', '#000000', '#33404c', '#ffffff'],
      control: ['#6a6f72', '#000000', '#97a3ad', '#ffffff'],
      strong: ['#16202b', '#000000', '#d5dde3', '#ffffff'],
      danger: ['#a01b12', '#7a0000', '#ff9a8d', '#ffb3a8'],
      onInverse: ['#5b6874', '#ffffff', '#5b6874', '#ffffff'],
    },
    focus: {
      ring: ['#16202b', '#000000', '#ffffff', '#ffffff'],
      halo: ['#ffcf3f', '#ffcf3f', '#c8963e', '#ffcf3f'],
    },
    chart: {
      red: ['#b3261e', '#8a0000', '#ff8f80', '#ffb3a8'],
      primary: [shade('#0b5d4b'), shade('#003a2e'), shade('#6fcfb0'), shade('#a8f5dd')],
      brass: ['#c8963e', '#000000', '#d9a94e', '#ffffff'],
      brownstone: ['#7a4a35', '#000000', '#c99a84', '#ffffff'],
      ring: ['#d9cdb8', '#000000', '#4d5b67', '#ffffff'],
    },
  } satisfies Record<string, Record<string, readonly [string, string, string, string]>>;
}

type Colors = ReturnType<typeof colorsOf>;
type Palette = { [Group in keyof Colors]: { [Name in keyof Colors[Group]]: string } };

/** The colors of every theme, for a practice of this color. */
export function palettesOf(practiceColor: string) {
  const groups = Object.entries(colorsOf(practiceColor));
  /** The values in the column of a theme. */
  const palette = (theme: number) =>
    Object.fromEntries(
      groups.map(([group, values]) => [
        group,
        Object.fromEntries(Object.entries(values).map(([name, inThemes]) => [name, inThemes[theme]])),
      ]),
    ) as Palette;
  return { light: palette(0), highContrast: palette(1), dark: palette(2), darkHighContrast: palette(3) };
}
