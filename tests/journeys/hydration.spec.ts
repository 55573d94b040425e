import type { Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { category, emergencyService, service, tile, topic } from '../support/entries.ts';
import { appointmentTypeOf, formOn, selectForm, untilFormsReady } from '../support/forms.ts';
import {
  countLoads,
  lazyPartScripts,
  type NotHydratedPage,
  openWithHeldScripts,
  scrollByWheel,
  scrollOffset,
  startSlowSite,
  translateOnMutation,
  untilHydrated,
  untilRouterStarts,
  untilSettled,
} from '../support/hydration.ts';
import { holdRoute } from '../support/open-view.ts';

/** The console message of a browser for a script that failed to load. */
const loadErrors = {
  lost: /^Failed to load resource: net::ERR_CONNECTION_RESET/,
  offline: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
};

const heading = (page: Page) => page.locator('main h1');

/** Releases all scripts but those of lazy parts, and waits until the page is hydrated. */
async function hydrate({ page, scripts }: NotHydratedPage): Promise<void> {
  scripts.release({ except: lazyPartScripts });
  await untilHydrated(page);
}

/** The name, value and selection of the focused field. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

test('a page loads only the scripts that its document names until somebody uses it', async ({ openPage }) => {
  const page = await openPage(undefined, {
    context: { viewport: { width: 1280, height: 1600 } },
  });
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
  });
  // Pages on which parts are in view.
  for (const path of ['/', '/urgent', '/search']) {
    // The page before may still be loading.
    await page.goto('about:blank');
    requested.clear();
    const html = await page.goto(path).then((response) => response?.text());
    const named: readonly string[] = html?.match(/\/assets\/[^"']+\.js/g) ?? [];
    const others = () => [...requested].filter((script) => !named.includes(script));
    await untilHydrated(page);
    // Chromium reports a pointer that rests where a page appears.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    await page.waitForLoadState('networkidle');
    expect(others(), path).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(others).not.toEqual([]);
  }
});

test('the rules for answers load when somebody begins to fill in a form', async ({ openPage }) => {
  const page = await openPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const areRulesLoaded = async () => (await Promise.all(scripts)).some((script) => script.includes('ZodError'));
  await page.goto('/#contact');
  await untilFormsReady(page);
  await page.waitForLoadState('networkidle');
  expect(await areRulesLoaded()).toBe(false);
  await formOn(page, 'inquiry').field('firstName').focus();
  await expect.poll(areRulesLoaded).toBe(true);
});

/** Runs in the page: notes each formatter that is made, and keeps the page from reading the clock in a task after hydration. */
function noteFormatters() {
  const made: string[] = [];
  Object.assign(window, { made, setInterval: () => 0 });
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
    const construct = (target: object, options: unknown[]) => {
      made.push(name);
      return Reflect.construct(target as new () => object, options);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
  }
}

test('no page waits for Intl while it hydrates', async ({ openPage }) => {
  // The terms say today's date as soon as they are hydrated.
  for (const path of onePageOfEachKind.filter((one) => one !== '/terms')) {
    const page = await openPage(path, { isolated: true, prepare: (opened) => opened.addInitScript(noteFormatters) });
    await untilHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'made')), path).toEqual([]);
  }
});

test('a page whose document arrives slowly is hydrated when all of it is there', async ({ openPage }) => {
  const site = await startSlowSite('data-awaiting="site-footer"');
  const page = await openPage();
  const scripts = ['entry-client', 'site'].map((name) => page.waitForResponse(new RegExp(`/${name}-.*js$`)));
  await page.goto(site.origin, { waitUntil: 'commit' });
  for (const script of scripts) await (await script).finished();
  // The router has started, and whatever follows has been done.
  await page.waitForFunction(() => history.state?.__TSR_key !== undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const main = await page.locator('main').elementHandle();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  site.sendRest();
  await untilHydrated(page);
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-awaiting="page-tools"], [data-awaiting="site-footer"]').count()).toBe(2);
  await site.stop();
});

test('the phone menu is not shown before its number has arrived', async ({ openPage }) => {
  const site = await startSlowSite('<summary');
  const page = await openPage();
  await page.goto(`${site.origin}/terms`, { waitUntil: 'commit' });
  const menu = page.locator('header details');
  // It has the browser's own text, "Details".
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  site.sendRest();
  await expect(menu.locator('summary')).toContainText(practice.phone.display);
  await expect(menu).toBeVisible();
  await untilHydrated(page);
  await page.waitForLoadState();
  await site.stop();
});

test('the scroll offset does not change during hydration', async ({ openPage }) => {
  const notHydrated = await openWithHeldScripts(openPage, '/');
  const { page } = notHydrated;
  const offset = await scrollByWheel(page, 900);
  await hydrate(notHydrated);
  expect(await scrollOffset(page)).toBe(offset);
  notHydrated.scripts.release();
  await untilSettled(page);
  expect(await scrollOffset(page)).toBe(offset);
});

test('a page that is translated while React hydrates it keeps typed text and stays usable', async ({ openPage }) => {
  const notHydrated = await openWithHeldScripts(openPage, '/#contact');
  const { page, scripts } = notHydrated;
  await formOn(page, 'inquiry').field('firstName').click();
  await page.keyboard.type('Jo');
  // The opening hours are the first text that changes.
  const translated = translateOnMutation(page, 'header', { childList: true, characterData: true, subtree: true });
  await hydrate(notHydrated);
  await translated;
  await page.keyboard.type('s');
  scripts.release();
  await untilFormsReady(page);
  await untilSettled(page);
  await page.keyboard.type('é');
  expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'José', selection: [4, 4] });
  const form = formOn(page, 'inquiry');
  await form.submit();
  await form.until(({ errors, values }) => {
    expect(errors).toHaveProperty('lastName');
    expect(values).toMatchObject({ firstName: 'José' });
  });
  const order = await selectForm(page, 'contact-lens');
  await order.element.getByText('Right eye').first().waitFor();
});

test.describe('input before hydration', () => {
  test('a tap on a tile opens its modal', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/', { context: { hasTouch: true } });
    await page.locator('#approach').getByRole('button', { name: tile.name, exact: true }).tap({ noWaitAfter: true });
    scripts.release();
    await page.getByRole('dialog', { name: tile.title }).waitFor();
    await untilSettled(page);
    expect(await page.locator('[data-pending]').count()).toBe(0);
  });

  test('a click on a link is shown as pending in the next frame, also after hydration', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms');
    const releaseContent = await holdRoute(page, /\/assets\/page\..*\.json$/);
    scripts.release();
    await untilHydrated(page);
    const link = page.getByRole('link', { name: 'Eye Hub' }).last();
    const isPendingInNextFrame = async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return element.dataset.pending !== undefined;
    };
    expect(await page.getByRole('link', { name: 'Contact' }).last().evaluate(isPendingInNextFrame)).toBe(true);
    expect(await link.evaluate(isPendingInNextFrame)).toBe(true);
    expect(await page.locator('[data-pending]').count()).toBe(1);
    releaseContent();
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(await page.locator('[data-pending]').count()).toBe(0);
  });
});

/** Expects console messages about images and scripts that fail to load offline. */
function expectOfflineMessages(page: Page, expectedMessages: (string | RegExp)[]): void {
  page.on('console', (message) => {
    if (loadErrors.offline.test(message.text())) expectedMessages.push(message.text());
  });
}

test('a page whose address ends with a slash keeps its markup', async ({ openPage }) => {
  const { page, scripts } = await openWithHeldScripts(openPage, `${category.path}/`);
  const prerendered = await heading(page).elementHandle();
  scripts.release();
  await untilHydrated(page);
  expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
});

/** Loses the first request for a script, and holds those that follow until they are released. */
async function loseFirst(page: Page, script: RegExp) {
  let requests = 0;
  const release = await holdRoute(page, script);
  await page.route(script, (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.fallback();
  });
  return { requests: () => requests, release };
}

test.describe('script that fails to load', () => {
  for (const [what, address] of [
    ['entry', /\/entry-client-/],
    ['router', /\/site-/],
  ] as const) {
    test(`leaves the page readable, and is loaded on a later click: ${what}`, async ({ openPage }) => {
      const { page, scripts } = await openWithHeldScripts(openPage, topic.path, {
        expectedMessages: [loadErrors.lost],
      });
      const loads = countLoads(page);
      const title = await heading(page).textContent();
      scripts.fail(address, 'lost');
      scripts.release();
      const reloadNotice = page.getByRole('status').getByText('Part of this page could not be loaded.');
      await reloadNotice.waitFor();
      expect(await heading(page).textContent()).toBe(title);
      await page.getByRole('status').getByRole('link', { name: 'Reload the page' }).waitFor();
      scripts.restore();
      await heading(page).click();
      await untilHydrated(page);
      await expect(reloadNotice).toBeHidden();
      expect(loads()).toBe(0);
    });
  }

  test("is loaded after a click that comes before the script of the page's machine", async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    const machine = await loseFirst(page, /\/assets\/root\.part-/);
    scripts.fail(/\/site-/, 'lost');
    scripts.release();
    // The page tries again by itself, which fails as well.
    await expect.poll(machine.requests).toBe(2);
    scripts.restore();
    await heading(page).click();
    machine.release();
    await untilHydrated(page);
    await expect(page.getByRole('status').getByText('Part of this page could not be loaded.')).toBeHidden();
  });

  test('is not reported when it was loaded before it could be', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    await page.evaluate(() => {
      new MutationObserver(() => {
        document.documentElement.dataset.reported = '';
      }).observe(document.documentElement, { attributeFilter: ['data-incomplete'] });
    });
    const tools = await loseFirst(page, /\/assets\/root\.part-/);
    await heading(page).click();
    scripts.release();
    await expect.poll(tools.requests).toBe(2);
    await untilHydrated(page);
    await heading(page).click();
    tools.release();
    await untilSettled(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reported');
  });
});

test.describe('offline', () => {
  test('a key on the link of a service is followed when the network is back, and prefills the appointment type', async ({
    openPage,
  }) => {
    const expectedMessages: string[] = [];
    const notHydrated = await openWithHeldScripts(openPage, emergencyService.path, { expectedMessages });
    const { page, scripts } = notHydrated;
    expectOfflineMessages(page, expectedMessages);
    await untilRouterStarts(notHydrated);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Book Appointment' }).press('Enter', { noWaitAfter: true });
    await page.locator('a[data-pending]').waitFor();
    await page.context().setOffline(false);
    scripts.release();
    await page.getByRole('tab', { name: 'Appointment Request', selected: true }).waitFor();
    await expect(formOn(page, 'appointment').field('appointmentType')).toHaveValue(appointmentTypeOf('emergency'));
    await untilSettled(page);
    expect(await page.locator('[data-pending]').count()).toBe(0);
    expect(loads()).toBe(0);
  });

  test('a page that was not preloaded shows an error page, and loads when the network is back', async ({
    openPage,
  }) => {
    const notHydrated = await openWithHeldScripts(openPage, service.path, {
      // The second message is the router's, about a page that it could not preload.
      expectedMessages: [
        /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
        /^(?:Type)?Error: A script is missing/,
      ],
    });
    const { page } = notHydrated;
    await hydrate(notHydrated);
    notHydrated.scripts.release();
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Eye Hub' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Loaded' }).waitFor();
    await expect(page).toHaveTitle(`Page Not Loaded | ${practice.name}`);
    await page.getByRole('status').getByRole('link', { name: practice.phone.display }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/eye-hub');
    expect(loads()).toBe(0);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Loaded' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(loads()).toBe(0);
  });
});
