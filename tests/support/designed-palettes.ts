import { designedColor, palettesOf } from '#src/styles/colors.ts';

/** The colors of each theme in the color that they are designed with, in place of `palettes.ts`. */
export const { light, highContrast, dark, darkHighContrast } = palettesOf(designedColor);
