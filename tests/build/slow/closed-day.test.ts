import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { todayIn } from '#contract/dates.ts';
import { findBrowser } from '../../../scripts/browser.ts';
import { setLocalBuildSettings } from '../../../scripts/services/local-settings.ts';
import { startSite } from '../../../scripts/services/site.ts';
import { copyProject } from '../../support/project-copy.ts';

test('the built site is closed on a day that the owner has closed', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'closed-day-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyProject(folder);
  const file = join(folder, 'content', 'hours.json');
  const hours = JSON.parse(readFileSync(file, 'utf8'));
  const closed = { day: todayIn(hours.timeZone, new Date()), name: 'Snow day' };
  writeFileSync(file, JSON.stringify({ ...hours, exceptions: [closed, ...hours.exceptions] }));

  setLocalBuildSettings();
  const env = { ...process.env, NODE_ENV: undefined };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, env });
  const site = await startSite({ port: 0, dist: join(folder, 'dist') });
  onTestFinished(() => site.stop());
  const browser = await chromium.launch(findBrowser());
  onTestFinished(() => browser.close());

  const page = await browser.newPage();
  await page.goto(`http://localhost:${site.port}/#find-us`);
  await page.getByRole('row', { name: /^Snow day.*Closed/ }).waitFor();
  await page
    .getByText(/^Closed, opens/)
    .first()
    .waitFor();
  expect(await page.getByText(/^Open now/).count()).toBe(0);
});
