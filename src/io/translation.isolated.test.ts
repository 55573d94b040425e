// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const languages = ['en', 'es', 'ar'];
const page = document.documentElement;

/** The service's script: a list of languages in the page, whose choice marks the page as translated. */
class TranslateElement {
  constructor(options: { includedLanguages: string }, containerId: string) {
    const list = document.createElement('select');
    for (const code of ['', ...options.includedLanguages.split(',')]) {
      list.appendChild(document.createElement('option')).value = code;
    }
    list.addEventListener('change', () => {
      chosen.push(list.value);
      if (isAnswering) page.className = { en: '', ar: 'translated-rtl' }[list.value] ?? 'translated-ltr';
    });
    document.getElementById(containerId)?.append(list);
  }
}

/** An observer that is disconnected after its test. */
class Observer extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

let chosen: string[];
let isAnswering: boolean;
let scripts: HTMLScriptElement[];
let observers: MutationObserver[];
let translation: typeof import('./translation.ts');

function serviceLoads() {
  vi.stubGlobal('google', { translate: { TranslateElement } });
  window.pageTranslationReady?.();
}

function translate(language: string, signal = new AbortController().signal) {
  return translation.translatePage(language, languages, signal);
}

beforeEach(async () => {
  chosen = [];
  scripts = [];
  observers = [];
  isAnswering = true;
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  });
  vi.stubGlobal('MutationObserver', Observer);
  translation = await import('./translation.ts');
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const observer of observers) observer.disconnect();
  document.body.replaceChildren();
  for (const { name } of [...page.attributes]) page.removeAttribute(name);
});

describe('the translation of a page', () => {
  it('undoes a translation that arrives after it was aborted', async () => {
    isAnswering = false;
    const attempt = new AbortController();
    const slow = translate('es', attempt.signal);
    serviceLoads();
    await vi.waitFor(() => expect(chosen).toEqual(['es']));
    attempt.abort();
    await expect(slow).rejects.toThrow();
    expect(await translation.showOriginalPage()).toBe(true);
    isAnswering = true;
    page.className = 'translated-ltr';
    await vi.waitFor(() => expect(page.className).toBe(''));
    expect(chosen).toEqual(['es', 'en']);
  });
});

describe('the original page', () => {
  async function translateToArabic() {
    const translated = translate('ar');
    serviceLoads();
    await translated;
  }

  it('is left alone when the browser itself has translated it', async () => {
    page.className = 'translated-ltr';
    page.lang = 'es';
    expect(await translation.showOriginalPage()).toBe(true);
    expect([page.lang, page.className]).toEqual(['es', 'translated-ltr']);
  });

  it('is shown when cookies are denied', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    await translateToArabic();
    expect(await translation.showOriginalPage()).toBe(true);
    expect(page.lang).toBe('en');
  });
});
