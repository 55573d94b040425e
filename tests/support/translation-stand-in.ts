import type { BrowserContext, Page } from 'playwright/test';

const service = 'https://translate.google.com/**';

/** How the translation service behaves: it answers, refuses, or leaves the request hanging. */
export type ServiceMood = 'answers' | 'refuses' | 'hangs';

/**
 * Lets the translation service, which a stand-in plays in every test, behave like this towards a page.
 * @returns the addresses that are requested from the service, as they come
 */
export async function setServiceMood(page: Page, mood: ServiceMood): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.replace('**', ''))) requests.push(request.url());
  });
  if (mood === 'refuses') await page.route(service, (route) => route.abort());
  if (mood === 'hangs') await page.route(service, () => {});
  return requests;
}

/**
 * Shows every page of a browser context translated, as a visitor sees it who has picked a language on an earlier visit.
 * A page comes as it is written and is rewritten a little later: see {@link untilTranslated}.
 * @param language the code of a language that the site offers
 */
export async function keepTranslated(context: BrowserContext, language = 'es'): Promise<void> {
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
