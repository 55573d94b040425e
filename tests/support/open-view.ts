import type { Page } from 'playwright/test';
import type { View } from '../../scripts/views.ts';
import type { PageOptions } from '../fixtures.ts';
import { untilTranslated } from './translation-stand-in.ts';

/** The fixture `openPage` of the browser tests. */
export type OpenPage = (path?: string, options?: PageOptions) => Promise<Page>;

/** What every browser says of a document that a host answers with status 404. */
export const notFoundMessage = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** The two widths at which every view is judged, with the height of a usual screen. */
export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** How long a test waits for something to see. Far more than any of it takes, and short enough to tell soon. */
const patience = 10_000;

/** Waits until the page answers by itself, with its words in place. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main h1').waitFor();
  await untilTranslated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Opens a view on a phone without motion, and waits until it answers by itself. */
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
  page.setDefaultTimeout(patience);
  await untilReady(page);
  return page;
}
