import { readFileSync } from 'node:fs';
import opentype, { type Font } from 'opentype.js';

/** The site's font in one weight: Latin letters, and those of more languages. */
export type Typeface = readonly Font[];

const fontsOf = (weight: 600 | 800): Typeface =>
  ['latin', 'latin-ext'].map((subset) => {
    const file = `node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`;
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });

/** The weight of headings. */
export const heavy = fontsOf(800);
/** The weight of labels. */
export const strong = fontsOf(600);

/** The text in parts that one of the fonts has all letters of. Throws when none has one of them. */
function partsOf(text: string, fonts: Typeface): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.hasChar(letter));
    if (font === undefined) throw new Error(`The site’s font cannot draw the “${letter}” of “${text}”`);
    const last = parts.at(-1);
    if (last?.font === font) last.part += letter;
    else parts.push({ font, part: letter });
  }
  return parts;
}

/** The width of a line of text. Throws when the font lacks one of its letters. */
export const widthOf = (text: string, fonts: Typeface, size: number): number =>
  partsOf(text, fonts).reduce((width, { font, part }) => width + font.getAdvanceWidth(part, size), 0);

/**
 * A line of text as paths for an SVG, from the left end of its base line: it looks the same on every machine. Throws when
 * the font lacks one of its letters.
 */
export function drawnText(text: string, fonts: Typeface, size: number, x: number, y: number, fill: string): string {
  let left = 0;
  const paths = partsOf(text, fonts).map(({ font, part }) => {
    // In the font's own units, because opentype.js writes NaN for some fractions.
    const path = font.getPath(part, left, 0, font.unitsPerEm).toPathData(0);
    left += font.getAdvanceWidth(part, font.unitsPerEm);
    return `<path d="${path}"/>`;
  });
  const scale = size / (fonts[0]?.unitsPerEm ?? 1);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}
