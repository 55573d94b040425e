import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { practice } from '../content/index.ts';
import { pictureSize, shareDrawing, sharePicture, titleBox } from './share-picture.ts';

/** The pixels of a picture before its colors are reduced, one number for each. */
async function pixelsOf(title: string): Promise<Uint32Array> {
  const { data } = await sharp(Buffer.from(shareDrawing(title)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Where the pictures of two titles differ. */
async function differenceOf(one: string, other: string) {
  const [ones, others] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const places = [...ones.keys()].filter((place) => ones[place] !== others[place]);
  const columns = places.map((place) => place % pictureSize.width);
  const rows = places.map((place) => Math.floor(place / pictureSize.width));
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
  const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}

describe('a picture for sharing', () => {
  it('is a small PNG of 1200 by 630', async () => {
    const picture = await sharePicture(`Glaucoma | Eye Hub | ${practice.name}`);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(40_000);
  });

  const longWord = 'Keratoconjunctivitis'.repeat(4);
  it.each([
    ['a short title', 'Dry Eye'],
    ['a long title', 'Surgical Vision Correction and Other Ways to See without Glasses'],
    ['a very long title', 'How to Tell a Stye from a Chalazion, and What to Do '.repeat(8)],
    ['a very long word', longWord],
    ['a long title of a long section', `${longWord} of the eye | ${longWord}`],
    ['tall letters', 'ÅÇŐ ŞÉŮ fjgpqy'],
  ])('keeps %s inside its box', async (_, title) => {
    const { left, right, top, bottom } = await differenceOf(title, '.');
    expect(left).toBeGreaterThanOrEqual(titleBox.left - 1);
    expect(right).toBeLessThanOrEqual(titleBox.left + titleBox.width);
    expect(top).toBeGreaterThanOrEqual(titleBox.top);
    expect(bottom).toBeLessThanOrEqual(titleBox.top + titleBox.height);
    expect(right - left).toBeGreaterThan(titleBox.width / 3);
  });

  it('shows the title and the section, and the name once', async () => {
    const plain = `Glaucoma | ${practice.name}`;
    expect(await sharePicture('Glaucoma')).toEqual(await sharePicture(plain));
    expect(await sharePicture('Glaucomas')).not.toEqual(await sharePicture(plain));
    expect(await sharePicture(`Glaucoma | Eye Hub | ${practice.name}`)).not.toEqual(await sharePicture(plain));
  });

  it('is refused for letters that the font does not have, and for a title that would be illegible', async () => {
    await expect(sharePicture('眼')).rejects.toThrow('The site’s font cannot draw the “眼” of “眼”');
    await expect(sharePicture('x'.repeat(500))).rejects.toThrow('is too long for a picture');
  });
});
