import type { Page } from 'playwright/test';
import { expect } from '../../../fixtures.ts';
import { polling } from '../../polling.ts';
import { sampleIndex } from '../sample-index.ts';
import type { SearchScreen, SearchView } from '../search.table.ts';
import { breakOff, holdRequests } from './held-requests.ts';
import { restoreNetwork } from './site-walks.ts';

const indexFile = /\/assets\/search-[\da-f]+\.json$/;
/** The scripts of the page that a result leads to. While they load, the search is still shown. */
const resultScripts = /\/assets\/(?:conjunctivitis|eye-hub-category-slug)-[^/]+\.js$/;

/** Runs in the page: what a visitor sees of the search. */
function readView(): SearchView {
  const field = document.querySelector('[role="combobox"]');
  const isOpen = field?.getAttribute('aria-expanded') === 'true';
  const message = document.querySelector('main [role="search"]')?.parentElement?.textContent ?? '';
  const notice = document.querySelector('section[aria-labelledby="urgent-notice"]');
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  return {
    status: document.querySelector('main [role="status"]')?.textContent ?? '',
    results: isOpen
      ? [...document.querySelectorAll('[role="option"]')].map((option) => option.getAttribute('href') ?? '')
      : null,
    marked: isOpen ? texts('[role="option"] mark') : [],
    isNothingFound: message.includes('Nothing was found'),
    isFailed: message.includes('could not be loaded'),
    urgentSigns:
      notice &&
      [...notice.querySelectorAll('li')].flatMap((sign) =>
        sign.parentElement?.closest('li') ? [] : [sign.textContent ?? ''],
      ),
  };
}

/** The search of the built site, with control over its index. */
export async function openSearchPage(
  page: Page,
  expectedMessages: RegExp[],
): Promise<SearchScreen & { end(): Promise<void> }> {
  const index = await holdRequests(page, indexFile);
  const field = page.getByRole('combobox', { name: 'Search this site' });
  const view = () => page.evaluate(readView);
  await page.locator('[data-awaiting="search"]').waitFor({ state: 'detached' });

  return {
    until: (check) => expect(async () => check(await view())).toPass(polling),
    type: (query) => field.fill(query),
    submit: async () => {
      const query = (await field.inputValue()).trim();
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('q') ?? '', polling).toBe(query);
    },
    choose: async (address) => {
      await page.route(resultScripts, () => {});
      await page.locator(`[role="option"][href="${address}"]`).click();
      await expect.poll(() => new URL(page.url()).pathname, polling).toBe(address);
    },
    retry: () => page.getByRole('button', { name: 'Try Again' }).click(),
    restoreNetwork: () => restoreNetwork(page),
    deliver: () => index.end((route) => route.fulfill({ json: sampleIndex() })),
    breakOff: async () => {
      expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/);
      // An index that is lost after the network came back is requested once more.
      await expect(async () => {
        if (index.isHeld()) await index.end(breakOff);
        index.hold();
        expect((await view()).isFailed).toBe(true);
      }).toPass(polling);
    },
    end: async () => {
      await index.endAll(breakOff);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}
