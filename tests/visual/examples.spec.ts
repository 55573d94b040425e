import { expect, type Locator, type Page, test } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { type ExamplesSite, startExamples } from './examples-site.ts';

/** A few components that together show type, colors, borders, states and direction. */
const components = 'Button,MarkedList,Notice,RatingCard,ServiceLink,Tabs,TextField,UrgencyChart';

const modes = {
  light: '',
  'high-contrast': '&theme=more',
  'large-text': '&textSize=150',
  'right-to-left': '&direction=rtl',
};

const { executablePath, args } = findBrowser();

// In one worker, so that the examples are built once.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: { executablePath, args: [...args, '--font-render-hinting=slight'] },
  viewport: { width: 720, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

let examples: ExamplesSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  examples = await startExamples();
});

test.afterAll(() => examples?.stop());

/** Makes the page wait for the site's font instead of falling back to a system font. */
const waitForFont = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });

/**
 * Opens the examples.
 * @param mode query parameters of a display mode
 * @param css styles to add to the page
 */
async function openExamples(page: Page, mode: string, css = ''): Promise<Locator> {
  await waitForFont(page);
  await page.goto(`${examples.url}?only=${components}${mode}`);
  const examplesElement = page.locator('[data-examples]');
  await examplesElement.locator('section').last().waitFor();
  if (css !== '') await page.addStyleTag({ content: css });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return examplesElement;
}

test.describe('component examples', () => {
  for (const [name, mode] of Object.entries(modes)) {
    test(`match the ${name} reference`, async ({ page }) => {
      await expect(await openExamples(page, mode)).toHaveScreenshot(`${name}.png`);
    });
  }

  test('use the font of the site, not a system font', async ({ page }) => {
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

test.describe('screenshot comparison', { tag: '@all' }, () => {
  for (const [property, css] of [
    ['border radius', 'button { border-radius: 0 !important }'],
    ['color', 'button, a { background-color: #0b4d5b !important }'],
    ['spacing', 'li { margin-block-end: 2px }'],
    ['font weight', 'p { font-weight: 600 !important }'],
  ] as const) {
    test(`detects a changed ${property}`, async ({ page }) => {
      await expect(await openExamples(page, modes.light, css)).not.toHaveScreenshot('light.png');
    });
  }
});
