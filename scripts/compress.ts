import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Matches files that are worth compressing. */
export const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` (brotli) and a `.gz` (gzip) copy of each text file in `dist`. */
export async function compressSite(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name);
      const plain = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
