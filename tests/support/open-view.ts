import type { Page } from 'playwright/test';
import type { View } from '../../scripts/views.ts';
import type { OpenPage, PageOptions } from '../fixtures.ts';
import { untilTranslated } from './fake-translation.ts';

/** The console message of a browser for a document with status 404. */
export const notFoundMessage = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** The two screen sizes at which every view is tested. */
export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** The default timeout of actions, in milliseconds: far more than any takes, and short enough to fail soon. */
const timeout = 10_000;

/** Waits until the page is hydrated, translated if requested, and its fonts are loaded. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main h1').waitFor();
  await untilTranslated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Opens a view on a phone with reduced motion, and waits until it is ready. */
export async function openView(
  openPage: OpenPage,
  { path, status }: Pick<View, 'path' | 'status'>,
  options: PageOptions = {},
): Promise<Page> {
  const page = await openPage(path, {
    ...options,
    context: { viewport: screens.phone, reducedMotion: 'reduce', ...options.context },
    expectedMessages: [...(options.expectedMessages ?? []), ...(status === 404 ? [notFoundMessage] : [])],
  });
  page.setDefaultTimeout(timeout);
  await untilReady(page);
  return page;
}
