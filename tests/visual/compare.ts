import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** Of all pixels, from 0 to 1; 1 when the pictures differ in size. */
  share: number;
  /** The first picture with what differs marked red, as a PNG file; null when the pictures differ in size. */
  marked: Buffer | null;
}

/** Compares two PNG files pixel by pixel. How a machine smooths the edges of letters does not count. */
export function compare(before: Buffer, after: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { share: 1, marked: null };
  const marked = new PNG({ width, height });
  const count = pixelmatch(one.data, other.data, marked.data, width, height, { threshold: 0.2, includeAA: false });
  return { share: count / (width * height), marked: PNG.sync.write(marked) };
}
