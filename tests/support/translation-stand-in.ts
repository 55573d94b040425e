import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { Wording } from './forms.ts';
import type { OpenPage } from './open-view.ts';
import type { PageOptions } from './page.ts';

/*
 * The translation service is played by a stand-in: tests must not depend on a service of others, nor send it what
 * they type, and what matters here is not the words. It does to the page what the real widget does to it. Each text
 * node gives way to two nested <font> elements with the text, so that React no longer finds the nodes that it made;
 * text that appears or changes later is treated the same; <html> gets a class and a language; a cookie is left; the
 * choice of English puts the first nodes back. The words stay as they are, so that every journey can look for the
 * words that it always looks for.
 */

const service = 'https://translate.google.com/**';
const script = new URL('./translation-widget.js', import.meta.url);

/** How the translation service behaves: it answers, refuses, or leaves the request hanging. */
export type ServiceMood = 'answers' | 'refuses' | 'hangs';

/**
 * Puts the stand-in in the place of the translation service for one page, before anything is opened in it.
 * @returns the addresses that the page requests from the service, as they come
 */
export async function standInForTranslation(page: Page, mood: ServiceMood = 'answers'): Promise<string[]> {
  const requests: string[] = [];
  const body = await readFile(script, 'utf8');
  await page.route(service, async (route) => {
    requests.push(route.request().url());
    if (mood === 'refuses') await route.abort();
    if (mood === 'answers') await route.fulfill({ contentType: 'text/javascript', body });
  });
  return requests;
}

/**
 * Shows every address that is opened in the page from now on translated, as a visitor sees it who has picked a language
 * on an earlier visit. After opening one, wait for {@link untilTranslated}.
 * @param language the code of a language that the site offers
 */
async function withTranslation(page: Page, language = 'es'): Promise<void> {
  await standInForTranslation(page);
  await page.addInitScript((kept) => {
    if (self !== top) return;
    const settings = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ language: kept, ...settings }));
  }, language);
}

/** Waits until the stand-in has rewritten the page. */
export async function untilTranslated(page: Page): Promise<void> {
  await page.locator('html.translated-ltr, html.translated-rtl').waitFor({ state: 'attached' });
}

/** Opens a page that reads as `wording` says. */
export async function openWorded(
  openPage: OpenPage,
  wording: Wording,
  path: string,
  options: Omit<PageOptions, 'path'> = {},
): Promise<Page> {
  if (wording === 'as it is') return openPage(path, options);
  const page = await openPage(path, {
    ...options,
    prepare: async (opened) => {
      await withTranslation(opened);
      await options.prepare?.(opened);
    },
  });
  await untilTranslated(page);
  return page;
}
