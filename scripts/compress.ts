import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { notFoundPage, unservedPaths } from './build/hosts.ts';

/** Matches files that are worth compressing. */
export const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

const unserved = new RegExp(unservedPaths.join('|'));

/** Whether a file of the site is sent to browsers, and worth compressing. The page for unknown addresses is sent. */
function isCompressed(file: string): boolean {
  const path = `/${file.replaceAll('\\', '/')}`;
  return compressible.test(file) && (path === notFoundPage || !unserved.test(path));
}

/** Writes a `.br` (brotli) and a `.gz` (gzip) copy of each text file in `dist`. */
export async function compressSite(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter(isCompressed);
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
