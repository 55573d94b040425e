import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Words that only the inspector with its package, and the page of examples, contain. */
const marks = ['@statelyai', 'stately.ai', 'xstateinspector', '/inspector', 'data-examples'];

/** Files of the site built in `dist` that hold code for development alone, one sentence each. */
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
