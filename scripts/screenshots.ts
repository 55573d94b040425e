import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { startSite } from './services/site.ts';
import { views } from './views.ts';

/*
 * Takes a screenshot of every view at five widths in each theme: `screenshots/<theme>/<width>/<address>.png`. Options
 * narrow it down: `--path /eye-hub --width 390 --theme light`. Each can be given several times.
 */

const folder = 'screenshots';
const widths = [320, 390, 768, 1280, 1920];
const themes = ['light', 'high-contrast'] as const;

const { values: chosen } = parseArgs({
  options: {
    path: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
});

const picked = <Value>(all: readonly Value[], names: readonly string[] | undefined): readonly Value[] =>
  names === undefined ? all : all.filter((value) => names.includes(String(value)));

const paths = picked(
  views.map(({ path }) => path),
  chosen.path,
);

/** Scrolls through the page, and waits for every picture and font. */
async function settle(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function photograph(browser: Browser, origin: string, width: number, theme: (typeof themes)[number]) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
    contrast: theme === 'light' ? 'no-preference' : 'more',
  });
  await context.route(/^https:/, (route) => route.abort());
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    const file = join(
      folder,
      theme,
      String(width),
      `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}.png`,
    );
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: true });
  }
  await context.close();
}

await ensureBuiltSite();
await rm(folder, { recursive: true, force: true });
const site = await startSite({ port: 0, dist: builtSite });
const { executablePath, args } = findBrowser(console.log);
const browser = await chromium.launch({ executablePath, args });
for (const theme of picked(themes, chosen.theme)) {
  for (const width of picked(widths, chosen.width)) {
    await photograph(browser, `http://127.0.0.1:${site.port}`, width, theme);
    console.log(`${paths.length} views at ${width} in ${theme}`);
  }
}
await browser.close();
await site.stop();
