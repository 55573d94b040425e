import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { axeViolations } from '../accessibility/axe-check.ts';
import { messageProblems, watchConsole } from '../support/console.ts';
import { examplesFolder, test } from '../support/examples.ts';

/** A few components that together show type, colors, borders, states and direction. */
const only = 'only=Button,MarkedList,Notice,RatingCard,ServiceLink,Tabs,TextField,UrgencyChart';

const modes = {
  light: '',
  'high-contrast': '&theme=more',
  'large-text': '&textSize=150',
  'right-to-left': '&direction=rtl',
};

test.use({
  viewport: { width: 720, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Opens the examples. `edit` changes their styles. */
async function openExamples(page: Page, address: string, edit = (css: string) => css): Promise<Locator> {
  await page.route(/\.css$/, async (route) => {
    // From the file: the server may just close a connection that a fetch would use again.
    const css = await readFile(join(examplesFolder, new URL(route.request().url()).pathname), 'utf8');
    // The page waits for the site's font instead of falling back to a system font.
    const body = edit(css.replace('font-display:optional', 'font-display:block'));
    await route.fulfill({ contentType: 'text/css', body });
  });
  await page.goto(address);
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

test('every component has examples, accessible in every theme', async ({ context, page, examplesAddress }) => {
  const { messages } = await watchConsole(context);
  const examples = await openExamples(page, examplesAddress);
  const ids = await examples.locator('> section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect.soft(ids).toEqual(expect.arrayContaining(components));
  const violations = await axeViolations(page, ['usual', 'high contrast', 'dark'], '[data-examples]');
  // The order of headings and the names of landmarks are those of a page.
  const own = violations.filter((violation) => !/^usual: (?:heading-order|landmark-unique)/.test(violation));
  expect.soft(own).toEqual([]);
  expect(messageProblems(messages, [])).toEqual([]);
});

for (const [name, mode] of Object.entries(modes)) {
  test(`component examples match the ${name} reference`, async ({ page, examplesAddress }) => {
    await expect(await openExamples(page, `${examplesAddress}?${only}${mode}`)).toHaveScreenshot(`${name}.png`);
  });
}

test('screenshot comparison detects a changed border radius', async ({ page, examplesAddress }) => {
  const edit = (css: string) => `${css} button { border-radius: 0 !important }`;
  await expect(await openExamples(page, `${examplesAddress}?${only}`, edit)).not.toHaveScreenshot('light.png');
});
