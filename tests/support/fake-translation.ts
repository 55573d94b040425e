import type { BrowserContext, Page } from 'playwright/test';

const service = 'https://translate.google.com/**';

/** How the fake translation service behaves. */
export type ServiceBehavior = 'answers' | 'refuses' | 'hangs';

/**
 * Sets the behavior of the fake translation service for a page.
 * @returns the URLs requested from the service, appended as they are requested
 */
export async function mockTranslationService(page: Page, behavior: ServiceBehavior): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.replace('**', ''))) requests.push(request.url());
  });
  if (behavior === 'refuses') await page.route(service, (route) => route.abort());
  if (behavior === 'hangs') await page.route(service, () => {});
  return requests;
}

/**
 * Stores a language for all pages of a browser context, as if the visitor had selected it on an earlier visit. Pages are
 * translated shortly after they load: see {@link untilTranslated}.
 * @param language the code of a language that the site offers
 */
export async function translatePages(context: BrowserContext, language = 'es'): Promise<void> {
  await context.addInitScript((selected) => {
    // Third-party frames and pages of the browser itself have no storage.
    if (self !== top || origin === 'null') return;
    const settings = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ language: selected, ...settings }));
  }, language);
}

/** Waits until a page is translated if the visitor has selected a language earlier. */
export async function untilTranslated(page: Page): Promise<void> {
  await page
    .locator('html:not([data-stored-language]), html.translated-ltr, html.translated-rtl')
    .waitFor({ state: 'attached' });
}
