import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Strings that occur only in the inspector, its packages and the page of examples. */
const marks = ['@statelyai', 'stately.ai', 'xstateinspector', '/inspector', 'eclipse.elk', 'data-examples'];

/** Files in `dist` with development-only code, one sentence each. */
export async function developmentCode(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:js|html|css)$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(dist, file), 'utf8');
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${file} contains "${mark}"`);
    }),
  );
  return found.flat();
}
