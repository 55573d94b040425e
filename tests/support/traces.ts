import type { Page } from 'playwright/test';

/** Everything that a page has left in its browser, and shows of itself to others, as one text. */
export async function traces(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => ({
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
  return JSON.stringify([kept, await page.context().cookies()]);
}
