import { expect, test } from '../fixtures.ts';
import { formWords } from '../support/form-words.ts';
import { openForm, patient, selectForm } from '../support/forms.ts';
import { answerAsNewBuild, countLoads, isBuildRequest } from '../support/hydration.ts';

/** Makes all storage of the browser throw. Runs in the page before its scripts. */
function blockStorage(): void {
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: fail });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: fail, set: fail });
}

test('a form can be sent when all storage is blocked and every other host is unreachable', async ({
  product,
  openPage,
}) => {
  const requested: string[] = [];
  const form = await openForm(openPage, 'appointment', {
    prepare: async (page) => {
      await page.addInitScript(blockStorage);
      await page.route(
        (address) => !['localhost', '127.0.0.1'].includes(address.hostname),
        (route) => {
          requested.push(route.request().url());
          return route.abort('connectionrefused');
        },
      );
    },
  });
  await form.fill(patient.appointment);
  await form.submit();
  const reference = await form.untilSent();
  expect(await product.readRows()).toMatchObject([{ reference }]);
  // The map is the only third-party content that a page loads by itself.
  expect(requested.filter((address) => !address.startsWith('https://www.google.com/maps'))).toEqual([]);
});

test('a page without input reloads itself once after a deploy has removed a script, then waits for a click', async ({
  product,
  openPage,
}) => {
  let loads = () => 0;
  let requests = 0;
  const page = await openPage('/', {
    prepare: async (opened) => {
      loads = countLoads(opened);
      await opened.route(/\/assets\/ContactPart-[^/]*\.js$/, (route) => {
        requests += 1;
        return requests < 3 ? route.fulfill({ status: 404, contentType: 'text/html', body: '' }) : route.continue();
      });
      await opened.route('**/*', (route) =>
        isBuildRequest(route.request()) ? answerAsNewBuild(route) : route.fallback(),
      );
    },
    expectedMessages: [/^Failed to load resource: the server responded with a status of 404/],
  });
  const tab = page.getByRole('tab', { name: formWords.inquiry.tab });
  await page.evaluate(() => {
    document.documentElement.dataset.old = '';
  });
  await tab.scrollIntoViewIfNeeded();
  await expect.poll(loads).toBe(2);
  await page.locator('html[data-ready]:not([data-old])').waitFor({ state: 'attached' });
  await tab.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toBe(2);
  await tab.click();
  const form = await selectForm(page, 'inquiry');
  await form.fill(patient.inquiry);
  await form.submit();
  await form.untilSent();
  expect([loads(), requests]).toEqual([2, 3]);
  expect(await product.readRows()).toHaveLength(1);
});
