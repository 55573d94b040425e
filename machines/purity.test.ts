import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

/** Compiles all machines and one more file as the machines' own project does; resolves with the compiler's complaints. */
async function complaintsAbout(folder: string, code: string): Promise<string> {
  const extra = join(folder, 'extra.ts');
  const project = join(folder, 'tsconfig.json');
  await writeFile(extra, `${code}\nexport {};\n`);
  await writeFile(
    project,
    JSON.stringify({
      extends: join(here, 'tsconfig.json'),
      include: [join(here, '**/*.ts'), extra],
      exclude: [join(here, '**/*.test.ts'), join(here, 'model-testing/suite.ts')],
    }),
  );
  const { stdout } = await run(process.execPath, [compiler, '--noEmit', '-p', project]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

describe('the machines’ own project', { timeout: 60_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'machines-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('compiles', async () => {
    expect(await complaintsAbout(folder, 'const nothing = null;\nvoid nothing;')).toBe('');
  });

  it('knows neither the page nor Node', async () => {
    const strangers = ['fetch', 'document', 'window', 'localStorage', 'setTimeout', 'process', 'Buffer'];
    const complaints = await complaintsAbout(folder, strangers.map((name) => `void ${name};`).join('\n'));
    const unknown = [...complaints.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(unknown).toEqual(strangers);
  });
});
