import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';

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
 * Puts the stand-in in the place of the translation service for a page, or for all of a browser context, before
 * anything is opened.
 * @returns the addresses that are requested from the service, as they come
 */
export async function standInForTranslation(
  pages: Page | BrowserContext,
  mood: ServiceMood = 'answers',
): Promise<string[]> {
  const requests: string[] = [];
  const body = await readFile(script, 'utf8');
  await pages.route(service, async (route) => {
    requests.push(route.request().url());
    if (mood === 'refuses') await route.abort();
    if (mood === 'answers') await route.fulfill({ contentType: 'text/javascript', body });
  });
  return requests;
}

/**
 * Shows every page of a browser context translated, as a visitor sees it who has picked a language on an earlier visit.
 * A page comes as it is written and is rewritten a little later: see {@link untilTranslated}.
 * @param language the code of a language that the site offers
 */
export async function keepTranslated(context: BrowserContext, language = 'es'): Promise<void> {
  await standInForTranslation(context);
  await context.addInitScript((kept) => {
    // Frames of others and pages that a browser makes itself keep nothing.
    if (self !== top || origin === 'null') return;
    const settings = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ language: kept, ...settings }));
  }, language);
}

/** Waits until the stand-in has rewritten a page whose visitor has picked a language on an earlier visit. */
export async function untilTranslated(page: Page): Promise<void> {
  await page
    .locator('html:not([data-kept-language]), html.translated-ltr, html.translated-rtl')
    .waitFor({ state: 'attached' });
}
