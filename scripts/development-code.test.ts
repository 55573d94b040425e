import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { developmentCode } from './development-code.ts';

it('finds the page of examples in a built site', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'development-code-'));
  await writeFile(join(dist, 'a.js'), 'jsx("div",{"data-examples":!0})');
  expect(await developmentCode(dist)).toEqual(['a.js contains "data-examples"']);
  await rm(dist, { recursive: true });
});

it('finds the inspector in a built site', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'development-code-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<title>Home</title>');
  await writeFile(join(dist, 'assets', 'a.js'), 'open("https://stately.ai/inspect")');
  expect(await developmentCode(dist)).toEqual(['assets/a.js contains "stately.ai"']);
  await rm(dist, { recursive: true });
});
