import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteHeaders } from './headers.ts';
import { siteScore } from './site-score.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-score-'));
});

afterAll(async () => {
  await rm(dist, { recursive: true });
});

async function scoreOf(functionOrigin: string, html: string) {
  const settings = { hstsSubdomains: false, reportUrl: null };
  const headers = siteHeaders({ scriptHashes: [], styleHashes: [], functionOrigin }, settings);
  await writeFile(join(dist, 'headers.json'), JSON.stringify(headers));
  await writeFile(join(dist, 'index.html'), html);
  await writeFile(join(dist, '404.html'), '');
  return siteScore(dist);
}

it('is enough with an https backend', async () => {
  const { isTooLow, text } = await scoreOf('https://project.supabase.co', '');
  expect(isTooLow).toBe(false);
  expect(text).toContain('130 points');
});

it('says so when the backend is not https', async () => {
  const { isTooLow, text } = await scoreOf('http://127.0.0.1:54321', '');
  expect(isTooLow).toBe(false);
  expect(text).toContain('http://127.0.0.1:54321, which is not https');
});

it('is too low when one page loads a script of another host', async () => {
  const { isTooLow, text } = await scoreOf(
    'https://project.supabase.co',
    '<script src="https://a.example/a.js"></script>',
  );
  expect(isTooLow).toBe(true);
  expect(text).toContain('125 points');
  expect(text).toContain('index.html');
});
