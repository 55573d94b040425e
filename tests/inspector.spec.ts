import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { type Child, startChild } from '../scripts/services/child.ts';
import { freePort } from './function/support/ports.ts';
import { messageProblems, watchConsole } from './support/console.ts';

test.use({ launchOptions: findBrowser() });
// One development server for all.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let site: Child;
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = await startChild({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/services/development-site.ts', String(port)],
    environment: { ...process.env, CI: 'true' },
    ports: [port],
    startMilliseconds: 100_000,
  });
});

test.afterAll(() => site?.stop());

/** Opens a page, and the window that its inspector is in. */
async function openInspector(context: BrowserContext, page: Page, address: string): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.goto(`${origin}${address}`);
  const inspector = await opened;
  await page.bringToFront();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return inspector;
}

test('shows a machine live, steps back, sends events and plays scenarios', async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  const inspector = await openInspector(context, page, '/terms?inspect');
  const expectState = (id: string) => expect(inspector.locator(`.active[data-state="${id}"]`)).toHaveCount(1);
  await inspector.getByRole('button', { name: /^back-to-top/ }).click();
  await expectState('button.hidden');
  await page.mouse.wheel(0, 1000);
  await expectState('button.shown');
  const insideSite = inspector.getByRole('listitem').filter({ hasText: /^site/ }).getByRole('button');
  await expect(insideSite.filter({ hasText: /^(?:page-life|toasts|section-address) / })).toHaveCount(3);

  await inspector.getByRole('combobox', { name: 'Event' }).selectOption('button.pressed');
  const payload = inspector.getByRole('textbox', { name: 'Payload' });
  const send = inspector.getByRole('button', { name: 'Send' });
  await payload.fill('[');
  await send.click();
  await expect(inspector.getByText('Not sent')).toBeVisible();
  await payload.fill('');
  await send.click();
  await expect(inspector.getByText('Accepted.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectState('button.hidden');

  await inspector.getByRole('button', { name: /back-to-top: button.pressed/ }).click();
  await expect(inspector.locator('.taken[data-transition*="button.pressed"]')).toHaveCount(1);
  await expectState('button.shown');
  await inspector.getByRole('button', { name: 'Live' }).click();
  await expectState('button.hidden');

  await inspector.getByLabel('Play a scenario').selectOption('the button is hidden again near the top');
  await inspector.getByRole('button', { name: 'Forward ▶' }).click();
  await expectState('button.shown');
  await inspector.getByRole('button', { name: '◀ Back' }).click();
  await expectState('button.hidden');
  expect(messageProblems(messages, [])).toEqual([]);
});

test('keeps the active state in view in a small window', async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  const inspector = await openInspector(context, page, '/urgent?inspect');
  await inspector.setViewportSize({ width: 390, height: 844 });
  await inspector.getByRole('button', { name: /^urgent-guide/ }).click();
  await expect(inspector.locator('.active[data-state="happened"]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('button').first().click();
  await expect(inspector.locator('.active[data-state="outcome"]')).toBeInViewport({ ratio: 1 });
  await expect(inspector.getByLabel('Play a scenario')).toBeInViewport({ ratio: 1 });
  expect(messageProblems(messages, [])).toEqual([]);
});

test('says what to do where there is nothing to show', async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  const opened = context.waitForEvent('page');
  await page.goto(`${origin}/terms?inspect`);
  const inspector = await opened;
  await expect(inspector.getByText('No machine of this page has started.')).toBeVisible();
  await expect(inspector.getByRole('combobox', { name: 'Play a scenario' })).toBeDisabled();
  await page.bringToFront();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 1000);
  await inspector.getByRole('button', { name: /^site/ }).click();
  await expect(inspector.getByText('site is not a machine')).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('nothing');
  await expect(inspector.getByText('Clear the filter.')).toBeVisible();

  await page.goto(`${origin}/inspector?tab=none`);
  await expect(page.getByText('No page is connected.')).toBeVisible();
  expect(messageProblems(messages, [])).toEqual([]);
});

test('controls have the colors of the scheme and a visible focus', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${origin}/inspector?tab=none`);
  const live = page.getByRole('button', { name: 'Live' });
  await expect(live).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(live).toBeFocused();
  await expect(live).toHaveCSS('outline', 'rgb(111, 208, 181) solid 2px');
  await expect(live).toHaveCSS('background-color', 'rgb(111, 208, 181)');
  await expect(page.getByRole('combobox')).toHaveCSS('appearance', 'none');
  await expect(page.getByRole('searchbox')).toHaveCSS('border-radius', '6px');
});

test('a page has its styles before its scripts, and notices are hidden even without styles', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await expect(page.locator('body')).toHaveCSS('display', 'flex');
  await page.locator('style').evaluateAll((styles) => {
    for (const style of styles) style.remove();
  });
  await expect(page.locator('body')).toHaveCSS('display', 'block');
  for (const notice of ['You are offline', 'Part of this page could not be loaded'])
    await expect(page.getByText(notice)).toBeHidden();
  await context.close();
});

test('a script takes over the style that is in the page', async ({ page }) => {
  await page.goto(`${origin}/`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const ids = await page
    .locator('style')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-vite-dev-id')));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Stands in for https://stately.ai/inspect. */
const statelyInspector = `<!doctype html><title>Inspector</title><script>
  window.received = [];
  addEventListener('message', ({ data }) => received.push(data.name ?? data.event?.type));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test("sends actors and events to Stately's inspector", async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: statelyInspector }),
  );
  const inspector = await openInspector(context, page, '/terms?inspect=stately');
  const received = () => inspector.evaluate(() => Reflect.get(window, 'received') as string[]);
  await expect.poll(received).toContain('back-to-top');
  await page.mouse.wheel(0, 1000);
  await expect.poll(received).toContain('page.scrolled');
  expect(messageProblems(messages, [])).toEqual([]);
});
