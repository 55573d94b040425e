import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { sheetOf } from './film-sheet.ts';
import { startSite } from './services/site.ts';

/*
 * Takes film strips, one picture per second, of pages that are slow, offline, left or translated: `films/<name>.png`,
 * to be read from left to right, row by row.
 */

const folder = 'films';
const viewport = { width: 390, height: 844 };
const picturesInRow = 8;

/** Throttles the network to the slow 3G of browsers' developer tools. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

const pause = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);
const hydrated = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });
const inquiry = (page: Page, field: string) => page.locator(`#inquiry [name="${field}"]`);
const eyeHub = (page: Page) => page.locator('a[href="/eye-hub"]').last();

/** Runs in the page: wraps each text in <font>, as a translation service does, in capitals to make it visible. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"], script, style, textarea')) continue;
    text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.textContent?.toUpperCase() }));
  }
}

/** The visitor's actions in each film. There is no function, so sending a form fails. */
const films: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'slow-home': async (page) => {
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 1200);
    await pause(page, 2);
    await page.getByRole('button', { name: 'Pediatric Care', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await pause(page, 2);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Request Appointment' }).first().click();
    await pause(page, 4);
  },
  'offline-and-back': async (page) => {
    await page.goto('/services/vision-therapy');
    await hydrated(page);
    await page.context().setOffline(true);
    await pause(page, 2);
    await eyeHub(page).click();
    await pause(page, 3);
    await page.context().setOffline(false);
    await pause(page, 3);
  },
  'draft-restored': async (page) => {
    await page.goto('/#contact');
    await hydrated(page);
    await inquiry(page, 'firstName').fill('José');
    await inquiry(page, 'message').fill('Do you repair a bent frame?');
    await pause(page, 2);
    await eyeHub(page).click();
    await pause(page, 2);
    await page.goBack();
    await pause(page, 3);
  },
  'translated-while-hydrating': async (page) => {
    await slowDown(page);
    await page.goto('/#contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await inquiry(page, 'firstName').pressSequentially('José', { delay: 500 });
    await page.evaluate(translate);
    await inquiry(page, 'lastName').pressSequentially('Núñez', { delay: 500 });
    await hydrated(page);
    await pause(page, 3);
  },
};

await ensureBuiltSite();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const site = await startSite({ port: 0, dist: builtSite });
const browser = await chromium.launch(findBrowser(console.log));
for (const [name, play] of Object.entries(films)) {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${site.port}`, viewport });
  await page.route(/^https:/, (route) => route.abort());
  const pictures: Buffer[] = [];
  const playing = play(page).then(() => true);
  do pictures.push(await page.screenshot());
  while (!(await Promise.race([playing, pause(page, 1)])));
  await writeFile(join(folder, `${name}.png`), sheetOf(pictures, picturesInRow));
  console.log(`${name}: ${pictures.length} seconds`);
  await page.close();
}
await browser.close();
await site.stop();
