import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalFontFace,
  globalStyle,
} from '@vanilla-extract/css';
import { markedWith } from '#src/page/marks.ts';
import { media } from './media.ts';
import { dark, darkHighContrast, highContrast, light } from './palettes.ts';

const toKebab = (path: string[]) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Semantic colors. Every theme gives each of them a value, in `colors.ts`. */
export const color = createGlobalThemeContract(light, (_value, path) => `color-${toKebab(path)}`);

createGlobalTheme(':root', color, light);
createGlobalTheme(`:root${markedWith('contrast', 'more')}`, color, highContrast);
globalStyle(':root', { '@media': { [media.dark]: { vars: assignVars(color, dark) } } });
globalStyle(`:root${markedWith('contrast', 'more')}`, {
  '@media': { [media.dark]: { vars: assignVars(color, darkHighContrast) } },
});

// On paper, what is dark on the screen is ink on white.
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      vars: {
        [color.surface.inverse]: light.surface.raised,
        [color.text.onInverse]: light.text.primary,
        [color.text.onInverseMuted]: light.text.primary,
        [color.text.onInverseAccent]: light.text.primary,
      },
    },
  },
});

/** Spacing, sizes and type: the same in every theme. In rem, so that the text size scales the whole page. */
export const vars = createGlobalTheme(':root', {
  space: {
    hair: '0.25rem',
    tight: '0.5rem',
    close: '0.75rem',
    text: '1rem',
    block: '1.5rem',
    group: '2.25rem',
    part: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
    section: 'clamp(3.5rem, 2.7rem + 3.6vw, 6rem)',
    // Large text needs the space more.
    gutter: 'min(clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 5vw)',
  },
  size: {
    touchTarget: '2.75rem',
    page: 'clamp(75rem, 67vw, 80rem)',
    reading: '42rem',
    form: '46rem',
    // As large text on a phone needs, and no larger.
    bottomBar: 'min(4.25rem, 84px)',
  },
  font: { text: "'Atkinson Hyperlegible Next', 'Atkinson fallback', 'Verdana', sans-serif" },
  type: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    // Never wider than a long word allows at the largest text size.
    title: 'min(clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem), 7.6vw)',
    heading: 'min(clamp(1.5rem, 1.32rem + 0.78vw, 2rem), 9vw)',
    display: 'min(clamp(2rem, 1.55rem + 1.95vw, 3.25rem), 9.5vw)',
    poster: 'min(clamp(2.75rem, 1.7rem + 4.6vw, 5.75rem), 12vw)',
  },
  leading: { tight: '1.05', heading: '1.18', text: '1.6' },
  weight: { text: '400', strong: '650', heavy: '800' },
  radius: { small: '0.25rem', control: '0.5rem', card: '0.875rem', round: '999px' },
  shadow: {
    low: '0 1px 2px rgb(22 32 43 / 12%)',
    raised: '0 2px 4px rgb(22 32 43 / 8%), 0 10px 24px -8px rgb(22 32 43 / 18%)',
    overlay: '0 24px 64px -12px rgb(22 32 43 / 45%)',
  },
  motion: { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { raised: '1', bar: '10', panel: '20', skip: '50' },
});

globalFontFace('Atkinson Hyperlegible Next', {
  src: "url('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontStyle: 'normal',
  // Never swapped in after the first paint: other letter widths would reflow the text while it is read.
  fontDisplay: 'optional',
});

/** The fallback fonts, and their `size-adjust`. */
const fallbackFonts = [
  { fontWeight: '200 500', local: ['Arial', 'ArialMT', 'Liberation Sans'], size: 0.984 },
  { fontWeight: '501 700', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], size: 0.977 },
  { fontWeight: '701 800', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], size: 1.021 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

// Matches the average width and the exact height of the site's font.
globalFontFace(
  'Atkinson fallback',
  fallbackFonts.map(({ fontWeight, local, size }) => ({
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(size),
    ascentOverride: percent(0.984 / size),
    descentOverride: percent(0.316 / size),
    lineGapOverride: '0%',
  })),
);
