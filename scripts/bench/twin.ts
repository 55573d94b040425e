import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const removed =
  /<template[\s\S]*?<\/template>|<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*disabled[^>]*>/g;

/** A page without its scripts: what no version of it can be faster than. */
export const withoutScripts = (html: string): string => html.replace(removed, '');

/**
 * Copies a built site, and removes the scripts from the pages with these paths.
 * @returns the folder of the copy; the caller removes it
 */
export async function writeTwin(dist: string, paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'twin-'));
  await cp(dist, folder, { recursive: true });
  for (const path of paths) {
    const file = join(folder, path, 'index.html');
    const html = withoutScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`, { force: true });
  }
  return folder;
}
