import type { Page } from 'playwright/test';

/** Everything that a page has stored in its browser, and its URL, title and window name, as one text. */
export async function readStoredData(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    address: location.href,
    title: document.title,
    window: window.name,
    history: history.state,
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: 'caches' in window ? await caches.keys() : [],
  }));
  return JSON.stringify([stored, await page.context().cookies()]);
}
