import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { findBrowser } from '../../scripts/browser.ts';
import { contentModules } from '../../scripts/build/content.ts';
import { axeViolations } from '../accessibility/axe-check.ts';
import { messageProblems, watchConsole } from '../support/console.ts';

/** A few components that together show type, colors, borders, states and direction. */
const only = 'only=Button,MarkedList,Notice,RatingCard,ServiceLink,Tabs,TextField,UrgencyChart';

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

const outDir = 'node_modules/.cache/examples';

let server: PreviewServer;
let address = '';

/** Builds the page of component examples separately from the site, and serves it. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const shared = { configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [react(), vanillaExtractPlugin(), contentModules()],
    // With React's warnings.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, emptyOutDir: true, target: 'esnext', rollupOptions: { input: 'src/examples/index.html' } },
  });
  server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  address = `${server.resolvedUrls?.local[0]}src/examples/index.html`;
});

test.afterAll(() => server?.close());

/** Opens the examples. `edit` changes their styles. */
async function openExamples(page: Page, query: string, edit = (css: string) => css): Promise<Locator> {
  await page.route(/\.css$/, async (route) => {
    // From the file: the server may just close a connection that a fetch would use again.
    const css = await readFile(join(outDir, new URL(route.request().url()).pathname), 'utf8');
    // The page waits for the site's font instead of falling back to a system font.
    const body = edit(css.replace('font-display:optional', 'font-display:block'));
    await route.fulfill({ contentType: 'text/css', body });
  });
  await page.goto(`${address}?${query}`);
  const examples = page.locator('[data-examples]');
  await examples.locator('section').last().waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return examples;
}

/** The components with a file of their own, which has their name. Names of other files begin with a small letter. */
const components = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /(?:^|[\\/])([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? [],
);

test('every component has examples, accessible in every theme', async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  const examples = await openExamples(page, '');
  const ids = await examples.locator('> section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect.soft(ids).toEqual(expect.arrayContaining(components));
  const violations = await axeViolations(page, ['usual', 'high contrast', 'dark'], '[data-examples]');
  // The order of headings and the names of landmarks are those of a page.
  const own = violations.filter((violation) => !/^usual: (?:heading-order|landmark-unique)/.test(violation));
  expect.soft(own).toEqual([]);
  expect(messageProblems(messages, [])).toEqual([]);
});

for (const [name, mode] of Object.entries(modes)) {
  test(`component examples match the ${name} reference`, async ({ page }) => {
    await expect(await openExamples(page, only + mode)).toHaveScreenshot(`${name}.png`);
  });
}

test('screenshot comparison detects a changed border radius', async ({ page }) => {
  const edit = (css: string) => `${css} button { border-radius: 0 !important }`;
  await expect(await openExamples(page, only, edit)).not.toHaveScreenshot('light.png');
});
