import type { Page, Route } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import type { SettingsScreen, SettingsView } from '../accessibility-panel.table.ts';
import { arrive, failImport, holdRequests } from './held-requests.ts';
import { giveClock, giveNetwork, openInUse, restoreNetwork, sayNetwork, stopClock } from './site-walks.ts';

const path = '/terms';
/** A few frames, in which a panel is taken away. */
const framesMilliseconds = 50;
const service = 'https://translate.google.com/**';
const panelScript = /\/assets\/AccessibilityPanel-[^/]+\.js$/;

/** Gives the page a clock and a word on the network that the walk can change. */
export async function prepareSettings(page: Page): Promise<void> {
  await giveClock(page);
  await giveNetwork(page);
}

/** Runs in the page: what a visitor sees of the settings, and what the browser keeps of them. */
function readView(): SettingsView {
  const page = document.documentElement;
  const panel = document.querySelector('[role="dialog"]');
  const button = document.querySelector('aside > button[aria-haspopup="dialog"]');
  const toast = document.querySelector('[data-scope="toast"][data-part="root"][data-state="open"] [data-part="title"]');
  return {
    textSize: Math.round((Number.parseFloat(getComputedStyle(page).fontSize) / 16) * 100),
    isContrastHigh: page.dataset.contrast === 'more',
    panel: panel && {
      percent: panel.querySelector('output')?.textContent ?? '',
      isContrastHigh: panel.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
      language: panel.querySelector('select')?.value ?? '',
      status: panel.querySelector('[role="status"]')?.textContent ?? '',
    },
    button: {
      isBusy: button?.ariaBusy === 'true',
      remark: document.querySelector('aside > [role="status"]')?.textContent ?? '',
    },
    toast: toast?.textContent ?? null,
    language: page.lang,
    kept: JSON.parse(localStorage.getItem('display') ?? '{}'),
  };
}

/**
 * Runs in the page: the translation service's list of languages, if it is in the page, is empty until {@link fillList}. That is how a service that has answered once keeps the site waiting.
 */
function emptyList(): void {
  const list = document.querySelector('#page-translation select');
  if (list) Object.defineProperty(list, 'options', { configurable: true, get: () => [] });
}

/**
 * Runs in the page: fills the list again. Once the service is in the page, nothing that it does lets the site's own
 * work with it break but its list: with a message it breaks at the next choice.
 */
function fillList(message: string | null): void {
  const list = document.querySelector<HTMLSelectElement>('#page-translation select');
  if (!list) return;
  Reflect.deleteProperty(list, 'options');
  if (message === null) return;
  list.dispatchEvent = () => {
    Reflect.deleteProperty(list, 'dispatchEvent');
    throw new Error(message);
  };
}

/** A page of the built site, with a hand on the translation service and on the clock. */
export async function openSettings(
  page: Page,
  expectedMessages: RegExp[],
): Promise<SettingsScreen & { end(): Promise<void> }> {
  const panel = page.getByRole('dialog');
  let held: Route[] = [];
  let isServiceInPage = false;
  const hold = (route: Route) => {
    held.push(route);
  };
  await page.route(service, hold);
  const scripts = await holdRequests(page, panelScript);
  await stopClock(page);

  const view = () => page.evaluate(readView);

  /** Lets the service's script come, or not. */
  async function answerRequest(isAnswered: boolean): Promise<void> {
    await expect.poll(() => held.length, polling).toBeGreaterThan(0);
    if (!isAnswered) expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
    await Promise.all(held.map((route) => (isAnswered ? route.fallback() : route.abort())));
    held = [];
    isServiceInPage = isAnswered;
  }

  return {
    until: (check) => expect(async () => check(await view())).toPass(polling),
    press: async (name) => {
      const within = name === 'Accessibility and language' ? page : panel;
      // Playwright waits for a button that is switched off; a visitor presses it all the same.
      await within.getByRole('button', { name, exact: true }).click({ force: true });
      await page.clock.runFor(framesMilliseconds);
    },
    endLoading: async (end) => {
      if (end === 'loaded') return scripts.end(arrive);
      await scripts.held();
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      await sayNetwork(page, end === 'offline' ? 'offline' : 'online');
      const isLost = async () => (await view()).button.remark !== '';
      // A script that is lost after the network came back is requested once more.
      do {
        await failImport(page, scripts);
        await expect.poll(async () => scripts.isHeld() || (await isLost()), polling).toBe(true);
      } while (scripts.isHeld());
      // A browser that has a network again without saying so.
      await sayNetwork(page, 'online');
    },
    restoreNetwork: () => restoreNetwork(page),
    toggleContrast: () => panel.getByLabel('High contrast').click(),
    chooseLanguage: async (code) => {
      if (isServiceInPage) await page.evaluate(emptyList);
      await panel.getByLabel('Language', { exact: true }).selectOption(code);
    },
    arriveWith: async (settings) => {
      await page.evaluate((kept) => localStorage.setItem('display', JSON.stringify(kept)), settings);
      await openInUse(page, path);
    },
    translate: async (error) => {
      if (!isServiceInPage) await answerRequest(error === undefined);
      else await page.evaluate(fillList, error === undefined ? null : String(error));
      await expect(async () => {
        await page.clock.runFor(50);
        const { language, kept } = await view();
        expect(language).toBe(kept.language);
        if (error !== undefined) expect(language).toBe('en');
      }).toPass(polling);
    },
    wait: (milliseconds) => page.clock.runFor(milliseconds),
    end: async () => {
      await Promise.all(held.map((route) => route.fulfill({ contentType: 'text/javascript', body: '' })));
      await scripts.endAll(arrive);
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => localStorage.clear());
    },
  };
}
