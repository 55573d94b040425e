import { practice } from '#content/practice.data.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { formWords } from '../support/form-view.ts';
import { formOn, openForm, patient, untilFormsReady } from '../support/forms.ts';
import {
  answerAsNewBuild,
  countLoads,
  isBuildRequest,
  laterScripts,
  openWithHeldScripts,
  translateOnce,
  untilHydrated,
  untilRouterStarts,
} from '../support/hydration.ts';
import { screens } from '../support/open-view.ts';

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
  openPage,
}) => {
  let loads = () => 0;
  let requests = 0;
  const page = await openPage('/', {
    prepare: async (opened) => {
      loads = countLoads(opened);
      await opened.route(/\/assets\/Contact\.part-[^/]*\.js$/, (route) => {
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
  await untilFormsReady(page);
  expect([loads(), requests]).toEqual([2, 3]);
});

const { firstName, lastName, email, ...others } = patient.inquiry;

test.describe('what is typed is kept, and sent once', () => {
  test('when a script of the page is removed by a deploy', async ({ product, openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/#contact', {
      expectedMessages: [/^Failed to load resource: the server responded with a status of 404/],
    });
    const loads = countLoads(page);
    const form = formOn(page, 'inquiry');
    await form.fill({ firstName, lastName, email });
    await untilRouterStarts({ page, scripts });
    scripts.fail(laterScripts, 'gone');
    scripts.release();
    await page.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await form.fill(others);
    expect((await form.view()).values).toMatchObject(patient.inquiry);

    scripts.restore();
    await form.submit();
    await untilHydrated(page);
    await form.untilSent();
    expect(loads()).toBe(0);
    expect(await product.readRows()).toHaveLength(1);
  });

  test('when the visitor is offline, turns away, follows a link and translates the page', async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'contact-lens', {
      context: { viewport: screens.phone },
    });
    const { page } = form;
    const loads = countLoads(page);
    const answers = { ...patient['contact-lens'], patientStatus: 'new' };
    const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(90_000) };
    await form.fill(answers);
    await form.field('prescriptionFile').setInputFiles(file);
    const untilKept = () =>
      form.until((view) => {
        expect(view.values).toMatchObject(answers);
        expect(view.file).toEqual({ name: file.name, isBeingRead: false });
      });
    await untilKept();

    const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
    await page.context().setOffline(true);
    await expect(offline).toBeVisible();
    for (const words of [practice.phone.display, practice.address.oneLine]) await expect(offline).toContainText(words);
    await page.context().setOffline(false);
    await expect(offline).toBeHidden();
    await untilKept();

    for (const type of ['pagehide', 'pageshow']) {
      // The events of a page that enters and leaves the back/forward cache.
      await page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    }
    await untilKept();

    for (const form of ['inquiry', 'contact-lens']) await page.locator(`[role="tab"][data-value="${form}"]`).click();
    await page.locator('nav[aria-label="Quick"] a[href="/eye-hub"]').click();
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    await page.goBack();
    await form.element.waitFor();
    await translateOnce(page);
    await untilKept();

    await form.submit();
    await form.untilSent();
    expect(loads()).toBe(0);
    expect(await product.readRows()).toHaveLength(1);
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.attachments).toHaveLength(1);
  });
});
