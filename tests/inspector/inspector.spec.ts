import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { type Child, startChild } from '../../scripts/services/child.ts';
import { coverageFile, type MachineCoverage } from '../../src/inspector/coverage.ts';
import { freePort } from '../function/support/ports.ts';
import { messageProblems, watchConsole } from '../support/console.ts';

const { executablePath, args } = findBrowser();

test.use({ launchOptions: { executablePath, args }, viewport: { width: 1280, height: 800 } });

let site: Child;
let origin: string;

// The site with hot reload, whose built version has no inspector.
test.beforeAll(async () => {
  test.setTimeout(120_000);
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

/** Opens a page, and its inspector by the key. */
async function openInspector(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Backquote');
  return opened;
}

const activeState = (inspector: Page, name: string) => inspector.locator(`.chart .active[data-state="${name}"]`);

const eventsIn = (inspector: Page) => inspector.getByRole('list', { name: 'Events', exact: true });

const taken = (inspector: Page, event: string) => inspector.locator(`.chart .taken[data-transition*="${event}"]`);

test('follows a machine, steps back, exports, imports and sends events', { tag: '@all' }, async ({ context, page }) => {
  const { messages } = await watchConsole(context);
  await page.goto(`${origin}/terms?inspect`);
  const dock = page.frameLocator('iframe[title="Inspector"]');
  await dock.getByRole('button', { name: /^back-to-top/ }).waitFor();
  const opened = context.waitForEvent('page');
  await dock.getByRole('button', { name: 'Own window' }).click();
  const inspector = await opened;
  await expect(page.locator('iframe[title="Inspector"]')).toHaveCount(0);

  await inspector.getByRole('button', { name: /^back-to-top/ }).click();
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);
  await page.mouse.wheel(0, 1000);
  await expect(activeState(inspector, 'shown')).toHaveCount(1);
  await expect(taken(inspector, 'page.scrolled')).toHaveCount(1);

  await inspector.getByRole('list', { name: 'Events to send' }).getByRole('button', { name: 'button.pressed' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);

  await inspector.getByLabel('Only back-to-top').check();
  await eventsIn(inspector).getByRole('button', { name: 'button.pressed' }).click();
  await expect(activeState(inspector, 'shown')).toHaveCount(1);
  await expect(taken(inspector, 'button.pressed')).toHaveCount(1);
  await inspector.getByRole('slider', { name: 'Step' }).press('ArrowLeft');
  await expect(taken(inspector, 'page.scrolled')).toHaveCount(1);
  await expect(inspector.getByRole('status')).toContainText('paused');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Export' }).click();
  const file = await (await saved).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('steps');
  await inspector.getByLabel('Import').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(inspector.getByRole('status')).toContainText('imported');
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);
  expect(messageProblems(messages, [])).toEqual([]);
});

test('opens by a key, plays a journey on the chart, and shows what the tests did', { tag: '@all' }, async ({
  context,
  page,
}) => {
  const { messages } = await watchConsole(context);
  const inspector = await openInspector(context, page, '/terms');
  await inspector.getByRole('button', { name: /^back-to-top/ }).click();
  await inspector.getByLabel('Play a path').selectOption('the button is hidden again near the top');
  await expect(inspector.getByRole('status')).toContainText('playing');
  await expect(taken(inspector, 'page.scrolled')).toHaveCount(1);
  await expect(inspector.getByRole('status')).toContainText('imported');
  await inspector.getByRole('button', { name: 'Live' }).click();
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);

  const coverage: MachineCoverage = {
    machine: 'back-to-top',
    states: 2,
    transitions: ['hidden: page.scrolled [isFarDown] → shown'],
    pairs: 2,
    mutants: { all: 0, killed: 0, equivalent: 0, ofTransitions: {} },
    randomEvents: 0,
    levels: { machine: null, component: null, browser: null },
  };
  await context.route(`**/${coverageFile}`, (route) => route.fulfill({ json: [coverage] }));
  await inspector.getByRole('button', { name: /^back-to-top/ }).click();
  await inspector.getByLabel('Show tests').check();
  await expect(inspector.getByText('taken 0/0/0, mutants 0/0')).toBeVisible();
  expect(messageProblems(messages, [])).toEqual([]);
});

test('replays a recording on the page after a fresh load, but no hidden texts', { tag: '@all' }, async ({
  context,
  page,
}) => {
  // It loads three pages, each from its sources.
  test.setTimeout(120_000);
  const { messages } = await watchConsole(context);
  const inspector = await openInspector(context, page, '/terms#content');
  await inspector.getByRole('button', { name: /^back-to-top/ }).click();
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);
  await page.mouse.wheel(0, 1000);
  await expect(activeState(inspector, 'shown')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(activeState(inspector, 'hidden')).toHaveCount(1);
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Larger text' }).click();
  await inspector.getByRole('button', { name: /^accessibility-panel/ }).click();
  await expect(taken(inspector, 'textSize.raised')).toHaveCount(1);
  await page.evaluate(() => localStorage.clear());

  const replay = inspector.getByRole('button', { name: 'Replay on the page' });
  await expect(replay).toBeDisabled();
  await expect(inspector.getByText('show values first')).toBeVisible();
  const exported = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Export' }).click();
  const hidden = await (await exported).path();
  await inspector.getByLabel('Show values').check();
  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Export' }).click();
  const file = await (await saved).path();

  const importFile = async (path: string) =>
    inspector
      .getByLabel('Import')
      .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer: await readFile(path) });
  await importFile(hidden);
  await expect(inspector.getByText('Exported without values')).toBeVisible();
  await expect(replay).toBeDisabled();
  await importFile(file);

  await page.goto(`${origin}/privacy`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await replay.click();
  await page.waitForURL(`${origin}/terms#content`);
  await expect(inspector.getByRole('status')).toContainText('replaying');
  // The button is there and is pressed. The chart shows that only until the next event.
  await expect(eventsIn(inspector).getByRole('button', { name: 'button.pressed' })).toBeVisible();
  await expect(taken(inspector, 'textSize.raised')).toHaveCount(1);
  await expect(inspector.getByRole('status')).toContainText('live');
  await expect(page.getByRole('dialog').getByText('110%')).toBeVisible();
  await expect(inspector.getByRole('alert')).toHaveCount(0);
  expect(messageProblems(messages, [])).toEqual([]);
});

/** Stands in for https://stately.ai/inspect, which no test may depend on: it connects, and collects what it is sent. */
const statelyInspector = `<!doctype html><title>Inspector</title><script>
  window.received = [];
  addEventListener('message', ({ data }) => received.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test("sends actors and events to Stately's inspector, in a window of its own", { tag: '@all' }, async ({
  context,
  page,
}) => {
  const { messages } = await watchConsole(context);
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: statelyInspector }),
  );
  const opened = context.waitForEvent('page');
  await page.goto(`${origin}/terms?inspect=stately`);
  const inspector = await opened;
  await inspector.waitForURL('https://stately.ai/inspect');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(page.locator('iframe[title="Inspector"]')).toHaveCount(0);

  const received = (type: string) =>
    inspector.evaluate(
      (wanted) =>
        (Reflect.get(window, 'received') as { type: string; name?: string; event?: { type: string } }[])
          .filter((message) => message.type === wanted)
          .map(({ name, event }) => name ?? event?.type),
      type,
    );
  await expect.poll(() => received('@xstate.actor')).toContain('back-to-top');
  await page.bringToFront();
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => received('@xstate.event')).toContain('page.scrolled');
  await expect.poll(() => received('@xstate.snapshot')).toContain('page.scrolled');
  expect(messageProblems(messages, [])).toEqual([]);
});
