import { PNG } from 'pngjs';

/** One picture of pictures of the same size, in rows. */
export function sheetOf(pictures: readonly Buffer[], picturesInRow: number): Buffer {
  const frames = pictures.map((picture) => PNG.sync.read(picture));
  const [{ width, height } = { width: 0, height: 0 }] = frames;
  const rows = Math.ceil(frames.length / picturesInRow);
  const sheet = new PNG({ width: width * picturesInRow, height: height * rows });
  frames.forEach((frame, index) => {
    const [column, row] = [index % picturesInRow, Math.floor(index / picturesInRow)];
    PNG.bitblt(frame, sheet, 0, 0, frame.width, frame.height, column * width, row * height);
  });
  return PNG.sync.write(sheet);
}
