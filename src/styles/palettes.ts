import { practice } from '#content/practice.data.ts';
import { palettesOf } from './colors.ts';

/** The colors of each theme. */
export const { light, highContrast, dark, darkHighContrast } = palettesOf(practice.color);
