import type { Page } from 'playwright/test';
import { requestTypes } from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { appointment, orderWithoutFile } from '../function/support/payloads.ts';
import { formWords, generalFailure } from '../support/form-words.ts';
import { openForm, patient, selectForm } from '../support/forms.ts';
import { answerAsNewBuild, countLoads, isBuildRequest } from '../support/hydration.ts';
import { sample } from '../support/sample.ts';
import { readStoredData } from '../support/stored-data.ts';

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

/** The idempotency keys of a page's requests, appended as they are sent. */
function keysFrom(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('a form submitted offline keeps its values, and is sent when the network is back', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'appointment', {
    expectedMessages: [/^Failed to load resource: net::ERR_/],
  });
  const { page } = form;
  const keys = keysFrom(page);
  await form.fill(patient.appointment);
  // The network is lost during the request.
  product.proxy.setNextBehaviors('drop request');
  const release = product.proxy.hold();
  await form.submit();
  await expect.poll(() => product.proxy.seen.length).toBe(1);
  await page.context().setOffline(true);
  release();
  await form.untilToast(generalFailure);
  await form.until(({ values, button }) => {
    expect(values).toMatchObject(patient.appointment);
    expect(button.isDisabled).toBe(false);
  });
  expect(await product.readRows()).toEqual([]);

  await page.context().setOffline(false);
  await form.submit();
  const reference = await form.untilSent();
  expect(await product.readRows()).toMatchObject([{ reference, idempotencyKey: keys[0] }]);
  expect(new Set(keys).size).toBe(1);
  expect(await product.mailbox.waitFor(1)).toHaveLength(1);
});

test('a page that is closed while sending leaves a complete request or none, and nothing in the browser', {
  tag: '@all',
}, async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  const context = form.page.context();
  await form.fill(patient.inquiry);
  const release = product.proxy.hold();
  await form.submit();
  await expect.poll(() => product.proxy.seen.length).toBe(1);
  await form.page.close();
  release();

  const another = await context.newPage();
  await another.goto('/');
  const left = await readStoredData(another);
  for (const text of Object.values(patient.inquiry)) expect(left).not.toContain(text);
  const rows = await product.readRows();
  expect(rows.length).toBeLessThanOrEqual(1);
  const mails = await product.mailbox.waitFor(rows.length);
  expect(mails.every(({ email }) => email.text?.includes(patient.inquiry.message))).toBe(true);
});

for (const id of sample(requestTypes, 1)) {
  test.describe(`${id} form`, () => {
    test('can be sent when all storage is blocked', async ({ product, openPage }) => {
      const form = await openForm(openPage, id, {
        prepare: async (page) => {
          await page.addInitScript(blockStorage);
        },
      });
      await form.fill(patient[id]);
      await form.submit();
      const reference = await form.untilSent();
      expect(await product.readRows()).toMatchObject([{ reference, type: id }]);
    });
  });
}

test('all forms can be sent when every other host is unreachable', { tag: '@all' }, async ({ product, openPage }) => {
  const requested: string[] = [];
  const form = await openForm(openPage, 'inquiry', {
    // The translation service is unreachable too.
    wording: 'original',
    prepare: async (page) => {
      await page.route(
        (address) => !['localhost', '127.0.0.1'].includes(address.hostname),
        (route) => {
          requested.push(route.request().url());
          return route.abort('connectionrefused');
        },
      );
    },
  });
  for (const id of requestTypes) {
    const one = await selectForm(form.page, id);
    await one.fill(patient[id]);
    await one.submit();
    await one.untilSent();
  }
  expect((await product.readRows()).map(({ type }) => type)).toEqual(requestTypes);
  // The map is the only third-party content that a page loads by itself.
  expect(requested.filter((address) => !address.startsWith('https://www.google.com/maps'))).toEqual([]);
});

test('two browser tabs send one request each', { tag: '@all' }, async ({ product, openPage }) => {
  const first = await openForm(openPage, 'inquiry');
  const page = await first.page.context().newPage();
  await page.goto('/#contact');
  const second = await selectForm(page, 'inquiry');
  await first.fill(patient.inquiry);
  await second.fill({ ...patient.inquiry, message: 'And do you sell sunglasses?' });
  await Promise.all([first.submit(), second.submit()]);
  const references = await Promise.all([first.untilSent(), second.untilSent()]);
  expect((await product.readRows()).map(({ reference }) => reference).sort()).toEqual(references.sort());
  const mails = await product.mailbox.waitFor(2);
  expect(new Set(mails.map(({ email }) => /Message: (.*)/.exec(email.text ?? '')?.[1])).size).toBe(2);
});

/** Records the title of every toast and error summary. Runs in the page before its scripts. */
function recordMessages(): void {
  const shownMessages = new Set<string | null>();
  new MutationObserver(() => {
    for (const part of document.querySelectorAll('[data-scope="toast"][data-part="title"], form [role="group"] h4')) {
      shownMessages.add(part.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { shownMessages });
}

test('a form with a filled honeypot shows nothing and is not sent', async ({ product, openPage }) => {
  const form = await openForm(openPage, 'appointment', {
    prepare: async (page) => {
      await page.addInitScript(recordMessages);
    },
  });
  const honeypot = form.field('website');
  expect(
    await honeypot.evaluate(({ tabIndex, autocomplete, parentElement }: HTMLInputElement) => ({
      tabIndex,
      autocomplete,
      hidden: parentElement?.ariaHidden,
    })),
  ).toEqual({ tabIndex: -1, autocomplete: 'off', hidden: 'true' });

  const types = sample(requestTypes, 1);
  for (const id of types) {
    const one = await selectForm(form.page, id);
    await one.fill(patient[id]);
    await one.field('website').evaluate((field: HTMLInputElement) => {
      field.value = 'https://bot.example';
    });
    await one.submit();
    await one.element.locator('button[type="submit"]').press('Enter');
    const { confirmation, values } = await one.view();
    expect(confirmation).toBeNull();
    expect(values).toMatchObject(patient[id]);

    // Without the honeypot value the same form is sent, so the silence was not just a delay.
    await one.field('website').evaluate((field: HTMLInputElement) => {
      field.value = '';
    });
    await one.submit();
    await one.untilSent();
    await one.page.locator('[data-scope="toast"][data-part="close-trigger"]').click();
    await one.until((view) => expect(view.toast).toBeNull());
  }
  expect(await form.page.evaluate(() => [...(Reflect.get(window, 'shownMessages') as Set<string>)])).toEqual(
    types.map((id) => formWords[id].success.split(':')[0]),
  );
  expect(product.proxy.seen).toHaveLength(types.length);
  expect((await product.readRows()).map(({ type }) => type)).toEqual(types);
});

test('a form can be sent after the scripts for sending failed to load once', { tag: '@all' }, async ({
  product,
  openPage,
}) => {
  let isMissing = true;
  const form = await openForm(openPage, 'inquiry', {
    prepare: async (page) => {
      await page.route(/\/assets\/(?:requests|function-client)-[^/]*\.js$/, (route) =>
        isMissing ? route.abort('connectionreset') : route.continue(),
      );
    },
    expectedMessages: [/^Failed to load resource: net::ERR_CONNECTION_RESET/],
  });
  await form.fill(patient.inquiry);
  await form.submit();
  await form.untilToast(generalFailure);
  await form.until(({ values }) => expect(values).toMatchObject(patient.inquiry));
  isMissing = false;
  await form.submit();
  await form.untilSent();
  expect(await product.readRows()).toHaveLength(1);
});

test('switching tabs keeps all values and files', { tag: '@translated' }, async ({ openPage }) => {
  const form = await openForm(openPage, 'contact-lens');
  await form.fill({ ...patient['contact-lens'], patientStatus: 'new' });
  await form
    .field('prescriptionFile')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  const appointment = await selectForm(form.page, 'appointment');
  await appointment.fill(patient.appointment);
  const inquiry = await selectForm(form.page, 'inquiry');
  await inquiry.fill(patient.inquiry);

  for (const id of requestTypes) {
    const one = await selectForm(form.page, id);
    const answers = { ...patient[id], ...(id === 'contact-lens' && { patientStatus: 'new' }) };
    await one.until(({ values }) => expect(values).toMatchObject(answers));
  }
  await form.until(({ file }) => expect(file).toEqual({ name: 'scan.pdf', isBeingRead: false }));
});

const missing = /^Failed to load resource: the server responded with a status of 404/;

test.describe('after a deploy has removed a script', () => {
  const gone = { status: 404, contentType: 'text/html', body: '' };

  test('a page without input reloads itself once, then waits for a click', async ({ product, openPage }) => {
    let loads = () => 0;
    let requests = 0;
    const page = await openPage('/', {
      prepare: async (opened) => {
        loads = countLoads(opened);
        await opened.route(/\/assets\/ContactForms-[^/]*\.js$/, (route) => {
          requests += 1;
          return requests < 3 ? route.fulfill(gone) : route.continue();
        });
        await opened.route('**/*', (route) =>
          isBuildRequest(route.request()) ? answerAsNewBuild(route) : route.fallback(),
        );
      },
      expectedMessages: [missing],
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

  test('a page with input does not reload, can be sent, and loads the part later', { tag: '@all' }, async ({
    product,
    openPage,
  }) => {
    let loads = () => 0;
    let isGone = true;
    let requests = 0;
    const page = await openPage('/', {
      prepare: async (opened) => {
        loads = countLoads(opened);
        await opened.route(/\/assets\/(?:ServicesPart|BrandsPart)-[^/]*\.js$/, (route) => {
          requests += 1;
          return isGone ? route.fulfill(gone) : route.continue();
        });
      },
      expectedMessages: [missing],
    });
    await page.locator('form#inquiry [name="message"]').fill('Do you repair a bent frame?');
    const form = await selectForm(page, 'inquiry');
    await form.fill(patient.inquiry);
    await page.locator('[data-awaiting="services-part"]').scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toBeGreaterThan(0);
    await form.until(({ values }) => expect(values).toMatchObject(patient.inquiry));
    await form.submit();
    await form.untilSent();
    expect(await product.readRows()).toHaveLength(1);

    isGone = false;
    await page.locator('[data-awaiting="services-part"]').click();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });
    expect(loads()).toBe(1);
  });
});

test('markup in a request is text in the mail, and loads nothing', async ({ product, openPage }) => {
  const markup = `<script>document.title='ran'</script><img src="//thief.example/a" onerror="document.title='ran'">`;
  const payloads = [
    { ...appointment, message: markup, insuranceProvider: markup.slice(0, 100), insuranceId: '<b>1</b>' },
    { ...orderWithoutFile, additionalNotes: markup, doctorName: '"><iframe src=//thief.example>' },
  ];
  for (const request of payloads) {
    const response = await fetch(product.functionUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: product.siteOrigin, apikey: product.publishableKey },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(200);
  }
  const mails = await product.mailbox.waitFor(payloads.length);
  const requested: string[] = [];
  const page = await openPage(undefined, {
    prepare: async (opened) => {
      opened.on('request', (request) => requested.push(request.url()));
    },
  });
  for (const { email } of mails) {
    await page.setContent(email.html ?? '', { waitUntil: 'load' });
    expect(await page.locator('body').textContent()).toContain(markup);
    expect(await page.title()).toBe(email.subject);
    expect(await page.locator('script, img, iframe, link, object, embed, form').count()).toBe(0);
    const links = await page.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/handled#R-[\w.-]+$/)]);
  }
  expect(requested).toEqual([]);
});
