import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import {
  type AccessibilityPanelContext,
  type accessibilityPanelMachine,
  type InitialSettings,
  originalLanguage,
} from '../../../machines/accessibility-panel/accessibility-panel.machine.ts';

/**
 * Reads what a visitor sees of the settings, and what the browser stores. It also runs in a browser, so it uses nothing
 * from this module.
 */
export function readSettings() {
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
    stored: JSON.parse(localStorage.getItem('display') ?? '{}') as Partial<InitialSettings>,
  };
}

/** What a visitor sees, and what only the test knows after its interactions. */
export interface SettingsView extends ReturnType<typeof readSettings> {
  /** Whether the last translation failed while the panel was closed. */
  hasFailedUnseen: boolean;
  /** How often the page was reloaded. */
  reloads: number;
}

/** The language setting and its status. While a translation is loading, the page can still be in another language. */
const expectLanguageSetting = ({ panel }: SettingsView, { language }: AccessibilityPanelContext, status: RegExp) => {
  if (panel) {
    expect(panel.language).toBe(language);
    expect(panel.status).toMatch(status);
  }
};

const expectStoredLanguage = ({ stored }: SettingsView, { language }: AccessibilityPanelContext) =>
  expect(stored.language ?? originalLanguage).toBe(language);

const showsLanguage = (status: RegExp) => (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, status);
  expectStoredLanguage(view, context);
  expect(view.language).toBe(context.language);
};

// The stored language is that of before, so that the next page tries it again.
const showsFailure = (view: SettingsView, context: AccessibilityPanelContext) => {
  expectLanguageSetting(view, context, /could not be translated/);
  expect(view.language).toBe(context.language);
  if (view.panel === null && view.hasFailedUnseen) expect(view.toast).toBe('Not Translated');
};

const resetStatus = /^All settings are back to normal/;

const showsContrast =
  (isHigh: boolean) =>
  ({ panel, isContrastHigh, stored }: SettingsView) => {
    expect(isContrastHigh).toBe(isHigh);
    expect(stored.contrast ?? 'normal').toBe(isHigh ? 'more' : 'normal');
    if (panel) expect(panel.isContrastHigh).toBe(isHigh);
  };

const showsButton = (isBusy: boolean, status: string) => (view: SettingsView) =>
  expect(view).toMatchObject({ panel: null, button: { isBusy, status } });

export const accessibilityPanelStates: StateAssertions<typeof accessibilityPanelMachine, SettingsView> = {
  'panel.closed.unloaded': showsButton(false, ''),
  'panel.closed.loaded': showsButton(false, ''),
  'panel.loading': showsButton(true, ''),
  'panel.offline': showsButton(true, 'The settings will load when you are back online.'),
  'panel.failed': showsButton(false, 'The settings could not be loaded. Please try again.'),
  'panel.open': ({ panel, button }) => {
    expect(panel).not.toBeNull();
    expect(button).toEqual({ isBusy: false, status: '' });
  },
  textSize: ({ panel, textSize, stored }, context) => {
    expect(textSize).toBe(context.textSize);
    expect(stored.textSize ?? 100).toBe(context.textSize);
    if (panel) expect(panel.percent).toBe(`${context.textSize}%`);
  },
  'contrast.normal': showsContrast(false),
  'contrast.more': showsContrast(true),
  'reset.quiet': ({ panel }) => expect(panel?.status ?? '').not.toMatch(resetStatus),
  'reset.announced': ({ panel }) => expect(panel?.status).toMatch(resetStatus),
  'language.original': showsLanguage(/^$|^All settings/),
  // The service restores a page that is not translated immediately.
  'language.restoring': showsLanguage(/^$|^All settings/),
  'language.loading': (view, context) => expectLanguageSetting(view, context, /is being translated/),
  'language.translated': showsLanguage(/is translated/),
  'language.failed.restoring': showsFailure,
  'language.failed.restored': showsFailure,
  'language.stillTranslated': (view, context) => {
    expectLanguageSetting(view, context, /^$|^All settings/);
    expectStoredLanguage(view, context);
    expect(view.toast).toBe('Still translated');
  },
  'language.reloading': ({ reloads }) => expect(reloads).toBeGreaterThan(0),
};
