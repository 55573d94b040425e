import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { practice } from '../content/practice.ts';
import { ChartRow } from '../src/components/elements/ChartRow.tsx';
import { light } from '../src/styles/palettes.ts';
import { drawnText, heavy, strong, type Typeface, widthOf } from './text-path.ts';

/** The size of a picture, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** Where the title of a page stands in its picture. */
export const titleBox = { left: 72, top: 64, width: 700, height: 372 };

const band = { top: 490, height: pictureSize.height - 490, margin: 72 };
const card = { left: 838, top: 56, width: 290, height: 380 };

/** The largest size up to `most` at which the text is not wider than `width`. */
const sizeWithin = (text: string, fonts: Typeface, width: number, most: number): number =>
  Math.min(most, width / widthOf(text, fonts, 1));

/** The words in lines that are not wider than `width`, or `null` when a word is. Sizes are in ems of the heavy font. */
function linesOf(words: readonly { word: string; width: number }[], width: number): string[] | null {
  const space = widthOf(' ', heavy, 1);
  const lines: { text: string; width: number }[] = [];
  for (const { word, width: own } of words) {
    if (own > width) return null;
    const last = lines.at(-1);
    if (last && last.width + space + own <= width) {
      last.text += ` ${word}`;
      last.width += space + own;
    } else lines.push({ text: word, width: own });
  }
  return lines.map(({ text }) => text);
}

const leading = 1.08;
const sizes = { most: 124, least: 12 };

/** The largest size at which the text fits into the box, and its lines, of about the same width. */
function laidOut(text: string, width: number, height: number): { size: number; lines: string[] } {
  const words = text.split(' ').map((word) => ({ word, width: widthOf(word, heavy, 1) }));
  for (let size = sizes.most; size >= sizes.least; size -= 2) {
    let lines = linesOf(words, width / size);
    if (lines === null || lines.length * size * leading > height) continue;
    for (let ems = width / size; ; ems -= 0.25) {
      const balanced = linesOf(words, ems);
      if (balanced?.length !== lines.length) return { size, lines };
      lines = balanced;
    }
  }
  throw new Error(`“${text}” is too long for a picture`);
}

/** The letter chart: rows of Sloan letters, and the lines of the duochrome test. */
function chart(): string {
  const center = card.left + card.width / 2;
  let top = card.top + 34;
  const rows = ['N', 'KO', 'ZSC', 'HVDR', 'COKNS'].map((letters, row) => {
    const unit = [15, 9, 6, 4.2, 3.1][row] ?? 0;
    const left = center - ((letters.length * 8 - 3) / 2) * unit;
    const place = `translate(${left} ${top}) scale(${unit})`;
    top += unit * 5 + 22;
    return `<g transform="${place}">${renderToStaticMarkup(createElement(ChartRow, { letters }))}</g>`;
  });
  const rule = (y: number, color: string) =>
    `<rect x="${card.left + 40}" y="${y}" width="${card.width - 80}" height="5" fill="${color}"/>`;
  return [
    `<rect x="${card.left}" y="${card.top}" width="${card.width}" height="${card.height}" rx="14" fill="${light.surface.raised}" stroke="${light.border.subtle}" stroke-width="2"/>`,
    `<g fill="none" stroke="${light.text.primary}">${rows.join('')}</g>`,
    rule(card.top + card.height - 40, light.chart.green),
    rule(card.top + card.height - 27, light.chart.red),
  ].join('');
}

/** The black band of a subway sign, with the practice's name and address. */
function sign(): string {
  const name = sizeWithin(practice.name, heavy, 600, 46);
  const address = sizeWithin(practice.address.oneLine, strong, 410, 30);
  const right = pictureSize.width - band.margin - widthOf(practice.address.oneLine, strong, address);
  const base = band.top + 92;
  return [
    `<rect y="${band.top}" width="${pictureSize.width}" height="${band.height}" fill="${light.surface.inverse}"/>`,
    `<rect y="${band.top + 16}" width="${pictureSize.width}" height="4" fill="${light.text.onInverse}"/>`,
    drawnText(practice.name, heavy, name, band.margin, base, light.text.onInverse),
    drawnText(practice.address.oneLine, strong, address, right, base, light.text.onInverseMuted),
  ].join('');
}

/** The picture with a title, as SVG. */
export function shareDrawing(title: string): string {
  const [headline = '', ...others] = title.split(' | ');
  const section = others.filter((part) => part !== practice.name).join(' | ');
  const { left, top, width, height } = titleBox;
  const sectionHeight = section === '' ? 0 : 64;
  const { size, lines } = laidOut(headline, width, height - sectionHeight);
  const start = top + (height - sectionHeight - lines.length * size * leading) / 2;
  const first = start + sectionHeight + size * 0.85;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="100%" height="100%" fill="${light.surface.page}"/>`,
    section && drawnText(section, strong, sizeWithin(section, strong, width, 40), left, start + 36, light.text.link),
    ...lines.map((line, index) =>
      drawnText(line, heavy, size, left, first + index * size * leading, light.text.primary),
    ),
    chart(),
    sign(),
    '</svg>',
  ].join('');
}

/**
 * The picture that chats and social networks show with a link to a page, as PNG. The title is that of the page, such as
 * "Glaucoma | Eye Hub | Neighborhood Optometry". Rejects when it cannot be drawn.
 */
export async function sharePicture(title: string): Promise<Buffer> {
  return sharp(Buffer.from(shareDrawing(title)))
    .png({ palette: true, colors: 32, effort: 1 })
    .toBuffer();
}
