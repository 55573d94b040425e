import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { freePort } from '../tests/function/support/ports.ts';
import { findBrowser } from './browser.ts';
import { sheetOf } from './film-sheet.ts';
import { startChild } from './services/child.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';

// Takes docs/inspector.png: a journey in the inspector, step by step.
const machine = 'inquiry';
const journey = 'a request is sent and confirmed with its reference and receipt';

/** A server that has just started compiles each module when it is first requested. */
const startMilliseconds = 240_000;

setLocalBuildSettings();
const port = await freePort();
const site = await startChild({
  command: process.execPath,
  args: ['--import', 'tsx', 'scripts/services/development-site.ts', String(port)],
  environment: { CI: 'true' },
  ports: [port],
  startMilliseconds,
});
const browser = await chromium.launch(findBrowser(console.log));
const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
await context.route(/^https:/, (route) => route.abort());
context.setDefaultTimeout(startMilliseconds);
const page = await context.newPage();
await page.goto('/#contact', { waitUntil: 'commit' });
await page.locator('html[data-ready]').waitFor({ state: 'attached' });
const opened = context.waitForEvent('page');
await page.keyboard.press('Control+Backquote');
const inspector = await opened;
await inspector.setViewportSize({ width: 1300, height: 900 });
await inspector.getByRole('button', { name: new RegExp(`^${machine}`) }).click();
await inspector.getByLabel('Play a path').selectOption(journey);
await inspector.getByLabel(`Only ${machine}`).check();
const slider = inspector.getByRole('slider', { name: 'Step' });
const chart = inspector.getByRole('img', { name: `Chart of ${machine}` });
const pictures: Buffer[] = [];
await inspector.getByText('imported').waitFor();
await slider.press('Home');
for (let step = Number(await slider.getAttribute('min')); step <= Number(await slider.getAttribute('max')); step += 1) {
  pictures.push(await chart.screenshot());
  await slider.press('ArrowRight');
}
await writeFile('docs/inspector.png', sheetOf(pictures, 2));
await browser.close();
await site.stop();
