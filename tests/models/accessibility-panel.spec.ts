import type { Locator, Page } from 'playwright/test';
import {
  type AccessibilityPanelContext,
  type AccessibilitySettings,
  originalLanguage,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { accessibilityPanelModel } from '#machines/accessibility-panel/accessibility-panel.model.ts';
import { expect } from '../fixtures.ts';
import { polling } from '../support/open-view.ts';
import { abort, holdRequests } from './held-requests.ts';
import { abortedMessage, countReloads, installClock, openInUse, pauseClock, setInput } from './page-control.ts';
import { testPaths } from './path-tests.ts';

const path = '/terms';
/** A few frames: the time in which a panel disappears. */
const framesMilliseconds = 50;
/** Longer than the translation service has to restore the original page. */
const restoreMilliseconds = 2000;

/** Gives the test control over the clock, also that of `AbortSignal`. Call it before navigation. */
async function prepareSettings(page: Page): Promise<void> {
  await installClock(page);
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const end = new AbortController();
      setTimeout(() => end.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return end.signal;
    };
  });
}

const serviceScript = /^https:\/\/translate\.google\.com\//;

/** Runs as the script of the translation service, which translates and restores nothing: the test does. */
function serve(): void {
  class TranslateElement {
    constructor(_options: object, containerId: string) {
      document.getElementById(containerId)?.append(document.createElement('select'));
    }
  }
  Object.assign(window, { google: { translate: { TranslateElement } } });
  window.pageTranslationReady?.();
}

/** Runs in the page: makes it look translated, or not. */
function setTranslated(isTranslated: boolean): void {
  document.documentElement.dataset.translation = 'requested';
  document.documentElement.classList.toggle('translated-ltr', isTranslated);
}

/** Runs in the page: the service offers languages, for which the page waits. With a message, it fails at the next choice. */
function offerLanguages({ languages, message }: { languages: readonly string[]; message: string | null }): void {
  const list = document.querySelector<HTMLSelectElement>('#page-translation select');
  list?.replaceChildren(...languages.map((code) => new Option(code, code)));
  if (!list || message === null) return;
  list.dispatchEvent = () => {
    Reflect.deleteProperty(list, 'dispatchEvent');
    throw new Error(message);
  };
}

/**
 * Reads what a visitor sees of the settings, and what the browser stores. It also runs in a browser, so it uses nothing
 * from this module.
 */
function readSettings() {
  const page = document.documentElement;
  const panel = document.querySelector('[role="dialog"]');
  const button = document.querySelector('aside > button[aria-haspopup="dialog"]');
  const toast = document.querySelector('[data-scope="toast"][data-part="root"][data-state="open"] [data-part="title"]');
  return {
    // Of the page, in percent.
    textSize: Math.round((Number.parseFloat(getComputedStyle(page).fontSize) / 16) * 100),
    isContrastHigh: page.dataset.contrast === 'more',
    panel: panel && {
      percent: panel.querySelector('output')?.textContent ?? '',
      isContrastHigh: panel.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false,
      language: panel.querySelector('select')?.value ?? '',
      status: panel.querySelector('[role="status"]')?.textContent ?? '',
    },
    // The button that opens the panel, with the status beside it.
    button: {
      isBusy: button?.getAttribute('aria-busy') === 'true',
      status: document.querySelector('aside > [role="status"]')?.textContent ?? '',
    },
    toast: toast?.textContent ?? null,
    language: page.lang,
    stored: JSON.parse(localStorage.getItem('display') ?? '{}') as Partial<AccessibilitySettings>,
  };
}

/** What a visitor sees, and what only the test knows after its interactions. */
interface SettingsView extends ReturnType<typeof readSettings> {
  /** Whether the last translation failed while the panel was closed. */
  hasFailedUnseen: boolean;
  /** How often the page was reloaded. */
  reloads: number;
}

/** The language setting and its status. While a translation is loading, the page can still be in another language. */
const expectLanguageSetting = ({ panel }: SettingsView, { language }: AccessibilityPanelContext, status: RegExp) => {
  if (panel) expect(panel).toMatchObject({ language, status: expect.stringMatching(status) });
};

const showsLanguage = (status: RegExp) => (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, status);
  expect([view.language, view.stored.language ?? originalLanguage]).toEqual([context.language, context.language]);
};

// The stored language is that of before, so that the next page tries it again.
const showsFailure = (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, /no se pudo traducir|تعذّرت ترجمة/);
  expect(view.language).toBe(context.language);
  if (view.panel === null && view.hasFailedUnseen) expect(view.toast).toMatch(/^(?:Sin traducir|تعذّرت الترجمة)$/);
};

const resetStatus = /^All settings are back to normal/;

const showsContrast =
  (isHigh: boolean) =>
  ({ panel, isContrastHigh, stored }: SettingsView) => {
    expect(isContrastHigh).toBe(isHigh);
    expect(stored.contrast ?? 'normal').toBe(isHigh ? 'more' : 'normal');
    if (panel) expect(panel.isContrastHigh).toBe(isHigh);
  };

const usualButton = { isBusy: false, status: '' };

testPaths<typeof accessibilityPanelModel.machine, SettingsView>({
  model: accessibilityPanelModel,
  states: {
    'panel.closed': ({ panel, button }) => expect([panel, button]).toEqual([null, usualButton]),
    'panel.open': ({ panel, button }) => {
      expect(panel).not.toBeNull();
      expect(button).toEqual(usualButton);
    },
    textSize: ({ panel, textSize, stored }, context) => {
      expect([textSize, stored.textSize ?? 100]).toEqual([context.textSize, context.textSize]);
      if (panel) expect(panel.percent).toBe(`${context.textSize}%`);
    },
    'contrast.normal': showsContrast(false),
    'contrast.more': showsContrast(true),
    'reset.quiet': ({ panel }) => expect(panel?.status ?? '').not.toMatch(resetStatus),
    'reset.announced': ({ panel }) =>
      expect(panel?.status).toMatch(/^All settings are back to normal|^The next page will be in English/),
    'language.original': showsLanguage(/^$|^All settings/),
    // The service restores a page that is not translated immediately.
    'language.restoring': showsLanguage(/^$|^All settings/),
    'language.loading': (view, context) => expectLanguageSetting(view, context, /is being translated/),
    'language.translated': showsLanguage(/is translated/),
    'language.failed.restoring': showsFailure,
    'language.failed.restored': showsFailure,
    'language.stillTranslated': (view, context) => {
      expectLanguageSetting(view, context, /^The next page will be in English/);
      expect(view.stored.language ?? originalLanguage).toBe(context.language);
      expect(view.toast).toBe('Still translated');
    },
    'language.reloading': ({ reloads }) => expect(reloads).toBeGreaterThan(0),
  },
  isolated: true,
  prepare: prepareSettings,
  open: async (setup) => {
    const { page, expectedMessages } = setup;
    await openInUse(page, path);
    const panel = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: 'Accessibility and language' });
    const services = await holdRequests(page, serviceScript);
    await pauseClock(page);

    let hasFailedUnseen = false;
    let reloads = await countReloads(page);
    const view = async (): Promise<SettingsView> => ({
      ...(await page.evaluate(readSettings)),
      hasFailedUnseen,
      reloads: reloads(),
    });

    /** Clicks a button, even a disabled one. Playwright would wait until it is enabled. */
    async function click(button: Locator): Promise<void> {
      await button.click({ force: true });
      await page.clock.runFor(framesMilliseconds);
    }
    const press = (name: string) => click(panel.getByRole('button', { name, exact: true }));

    async function endTranslation(error?: unknown): Promise<void> {
      const isFailing = error !== undefined;
      if (isFailing) hasFailedUnseen = !(await panel.isVisible());
      await page.evaluate(setTranslated, true);
      const list = page.locator('#page-translation select');
      if ((await list.count()) === 0) {
        if (isFailing) expectedMessages.push(abortedMessage);
        const body = `(${serve})()`;
        await services.end(isFailing ? abort : (route) => route.fulfill({ contentType: 'text/javascript', body }));
        services.hold();
        if (!isFailing) await list.waitFor({ state: 'attached' });
      }
      await page.evaluate(offerLanguages, { languages: ['es', 'ru', 'ar'], message: isFailing ? String(error) : null });
      await expect(async () => {
        await page.clock.runFor(framesMilliseconds);
        const { language, stored } = await view();
        expect(language).toBe(isFailing ? 'en' : stored.language);
      }).toPass(polling);
    }

    return {
      events: {
        'panel.opened': () => click(opener),
        'panel.closed': () => press('Close'),
        'textSize.raised': () => press('Larger text'),
        'textSize.lowered': () => press('Smaller text'),
        'contrast.toggled': () => panel.getByLabel('High contrast').click(),
        'language.chosen': async ({ language }) => {
          if (language === 'en') await page.evaluate(setTranslated, true);
          await page.evaluate(offerLanguages, { languages: [], message: null });
          await panel.getByLabel('Language', { exact: true }).selectOption(language);
        },
        'settings.reset': async () => {
          await page.evaluate(setTranslated, true);
          await press('Reset');
        },
        'settings.loaded': async ({ settings }) => {
          await page.evaluate((stored) => localStorage.setItem('display', JSON.stringify(stored)), settings);
          await page.unroute('**');
          await openInUse(page, path);
          reloads = await countReloads(page);
        },
      },
      actors: {
        translatePage: { done: () => endTranslation(), failed: endTranslation },
        showOriginalPage: {
          done: async ({ isRestored, isFormInUse }) => {
            await setInput(page, isFormInUse);
            if (isRestored) await page.evaluate(setTranslated, false);
            await page.clock.runFor(isRestored ? framesMilliseconds : restoreMilliseconds);
          },
          failed: () => {},
        },
      },
      delays: {
        translationTimeout: async () => {
          hasFailedUnseen = !(await panel.isVisible());
          await page.evaluate(setTranslated, true);
          await page.clock.runFor(5000);
        },
      },
      until: (assertion) => expect(async () => assertion(await view())).toPass(polling),
      close: async () => {
        await services.endAll((route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.unrouteAll({ behavior: 'wait' });
        await page.evaluate(() => localStorage.clear());
      },
    };
  },
});
