import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locator, test } from 'playwright/test';

/**
 * Chooses a new file in a file input. The browser knows its type by the extension. Playwright would send a buffer as
 * base64: with 5 MB it takes two seconds.
 */
export async function attachFile(input: Locator, { name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
  const { outputDir } = test.info();
  await mkdir(outputDir, { recursive: true });
  const file = join(await mkdtemp(join(outputDir, 'file-')), name);
  await writeFile(file, buffer);
  await input.setInputFiles(file);
}
