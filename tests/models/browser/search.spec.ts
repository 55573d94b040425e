import type { Route } from 'playwright/test';
import { searchModel } from '../../../machines/search/search.model.ts';
import { expect } from '../../fixtures.ts';
import { abortedMessage, polling, restoreNetwork } from '../page-control.ts';
import { testPaths } from '../path-tests.ts';
import { sampleIndex } from '../site/sample-index.ts';
import { readSearch, searchStates } from '../site/search.states.ts';
import { abort, holdRequests } from './held-requests.ts';

const indexFile = /\/assets\/search-[\da-f]+\.json$/;
/** The content of the page that a result leads to. While it loads, the search is still shown. */
const resultContent = /\/assets\/page\.eye-hub\.[^/]+\.json$/;

const deliver = (route: Route) => route.fulfill({ json: sampleIndex() });

testPaths({
  model: searchModel,
  states: searchStates,
  path: '/search',
  // So that no result's page is prefetched.
  prepare: (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  open: async ({ page, expectedMessages }) => {
    const index = await holdRequests(page, indexFile);
    const field = page.getByRole('combobox', { name: 'Search this site' });
    const view = () => page.evaluate(readSearch);
    const untilUrl = (read: (url: URL) => string, expected: string) =>
      expect.poll(() => read(new URL(page.url()))).toBe(expected);
    await page.locator('[data-awaiting="search"]').waitFor({ state: 'detached' });

    return {
      events: {
        'query.changed': ({ query }) => field.fill(query),
        'query.submitted': async () => {
          const query = (await field.inputValue()).trim();
          await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
          await untilUrl(({ searchParams }) => searchParams.get('q') ?? '', query);
        },
        'result.chosen': async ({ address }) => {
          await page.route(resultContent, () => {});
          await page.locator(`[role="option"][href="${address}"]`).click();
          await untilUrl(({ pathname }) => pathname, address);
        },
        'retry.requested': () => page.getByRole('button', { name: 'Try Again' }).click(),
        'network.restored': () => restoreNetwork(page),
      },
      actors: {
        loadAndSearch: {
          done: () => index.end(deliver),
          failed: async () => {
            expectedMessages.push(abortedMessage);
            // An index that is lost after the network came back is requested once more.
            await expect(async () => {
              if (index.isHeld()) await index.end(abort);
              index.hold();
              expect((await view()).isFailed).toBe(true);
            }).toPass(polling);
          },
        },
      },
      view,
      close: async () => {
        await index.endAll(deliver);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      },
    };
  },
});
