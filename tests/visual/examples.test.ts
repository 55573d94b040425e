import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { compare } from './compare.ts';
import { type ExamplesSite, startExamples } from './examples-site.ts';

/** Few components that between them show type, colors, borders, states and direction. */
const only = 'Button,MarkedList,Notice,RatingCard,ServiceLink,Tabs,TextField,UrgencyChart';

const looks = {
  light: '',
  'high-contrast': '&theme=more',
  'large-text': '&textSize=150',
  'right-to-left': '&direction=rtl',
};

/** What may differ between two machines, of all pixels: less than a corner of another roundness. */
const tolerated = 0.00005;

const accepting = process.env.ACCEPT_PICTURES === '1';

let examples: ExamplesSite;
let browser: Browser;

beforeAll(async () => {
  examples = await startExamples();
  const { executablePath, args } = findBrowser(() => {});
  browser = await chromium.launch({ executablePath, args: [...args, '--font-render-hinting=none'] });
});

afterAll(async () => {
  await browser?.close();
  await examples?.stop();
});

/** Makes a page wait for the site's font, where it would else take the one that is there in time. */
const waitForFont = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });

/** A picture of the examples as `look` asks, after `change` was made to the page's styles. */
async function photograph(look: string, change = ''): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 720, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await waitForFont(page);
    await page.goto(`${examples.url}?only=${only}${look}`);
    const shown = page.locator('[data-examples]');
    await shown.locator('section').last().waitFor();
    if (change !== '') await page.addStyleTag({ content: change });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    return await shown.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const referencePath = (name: string) => join('tests/visual/references', `${name}.png`);

describe('the examples look as they were last accepted', () => {
  it.each(Object.entries(looks))('%s', async (name, look) => {
    const picture = await photograph(look);
    if (accepting) await writeFile(referencePath(name), picture);
    const { share, marked } = compare(await readFile(referencePath(name)), picture);
    if (share > tolerated) {
      const seen = join('screenshots/visual', `${name}.png`);
      await mkdir(dirname(seen), { recursive: true });
      await writeFile(seen, picture);
      if (marked !== null) await writeFile(join('screenshots/visual', `${name}-differences.png`), marked);
      expect.fail(
        `${(share * 100).toFixed(3)} % of ${name} differ; ${seen} shows how it looks now. ` +
          'If that is meant: ACCEPT_PICTURES=1 npx vitest run tests/visual',
      );
    }
    expect(share).toBeLessThanOrEqual(tolerated);
  });

  it('uses the font that the site brings, not one of this machine', async () => {
    const page = await browser.newPage();
    await waitForFont(page);
    await page.goto(`${examples.url}?only=Button`);
    await page.locator('[data-examples] section').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
    );
    expect(loaded.join()).toContain('Atkinson Hyperlegible Next');
    await page.close();
  });
});

describe('a change that somebody would see is noticed', () => {
  it.each([
    ['corners', 'button { border-radius: 0 !important }'],
    ['a color', 'button, a { background-color: #0b4d5b !important }'],
    ['spacing', 'li { margin-block-end: 2px }'],
    ['a heavier text', 'p { font-weight: 600 !important }'],
  ])('%s', async (_what, change) => {
    const { share } = compare(await readFile(referencePath('light')), await photograph(looks.light, change));
    expect(share).toBeGreaterThan(tolerated);
  });
});
