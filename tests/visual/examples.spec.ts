import { expect, type Locator, type Page, test } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { type ExamplesSite, startExamples } from './examples-site.ts';

/** Few components that between them show type, colors, borders, states and direction. */
const only = 'Button,MarkedList,Notice,RatingCard,ServiceLink,Tabs,TextField,UrgencyChart';

const looks = {
  light: '',
  'high-contrast': '&theme=more',
  'large-text': '&textSize=150',
  'right-to-left': '&direction=rtl',
};

const { executablePath, args } = findBrowser(() => {});

// In one worker: they share one build of the page of examples.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: { executablePath, args: [...args, '--font-render-hinting=none'] },
  viewport: { width: 720, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

let examples: ExamplesSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  examples = await startExamples();
});

test.afterAll(() => examples?.stop());

/** Makes a page wait for the site's font, where it would else take the one that is there in time. */
const waitForFont = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });

/** Opens the examples as `look` asks, and makes `change` to the styles of the page. */
async function openExamples(page: Page, look: string, change = ''): Promise<Locator> {
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
  return shown;
}

test.describe('the examples look as they were last accepted', () => {
  for (const [name, look] of Object.entries(looks)) {
    test(name, async ({ page }) => {
      await expect(await openExamples(page, look)).toHaveScreenshot(`${name}.png`);
    });
  }

  test('in the font that the site brings, not one of this machine', async ({ page }) => {
    await waitForFont(page);
    await page.goto(`${examples.url}?only=Button`);
    await page.locator('[data-examples] section').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
    );
    expect(loaded.join()).toContain('Atkinson Hyperlegible Next');
  });
});

test.describe('a change that somebody would see is noticed', () => {
  for (const [what, change] of [
    ['corners', 'button { border-radius: 0 !important }'],
    ['a color', 'button, a { background-color: #0b4d5b !important }'],
    ['spacing', 'li { margin-block-end: 2px }'],
    ['a heavier text', 'p { font-weight: 600 !important }'],
  ] as const) {
    test(what, async ({ page }) => {
      await expect(await openExamples(page, looks.light, change)).not.toHaveScreenshot('light.png');
    });
  }
});
