import type { Page } from 'playwright/test';
import { type RequestType, requestTypes } from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { generalFailure } from '../support/form-words.ts';
import { type Answers, type Form, openForm, patient } from '../support/forms.ts';
import type { SeenRequest } from '../support/function-proxy.ts';
import { holdRoute } from '../support/hold-route.ts';
import { isExhaustive, sample } from '../support/sample.ts';

/** Console messages of a browser for a failed connection and for an error status. */
const brokenConnection = /^Failed to load resource: net::ERR_/;
const errorStatus = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status}`);

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(90_000) };

const keysOf = (seen: readonly SeenRequest[]) => seen.map(({ headers }) => headers['idempotency-key']);

/** Fills in a form; a contact lens order with a file. Returns the values. */
async function fillIn(form: Form, id: RequestType): Promise<Answers> {
  const answers: Answers = { ...patient[id], ...(id === 'contact-lens' && { patientStatus: 'new' }) };
  await form.fill(answers);
  if (id !== 'contact-lens') return answers;
  await form.field('prescriptionFile').setInputFiles(scan);
  await form.until(({ file }) => expect(file).toEqual({ name: scan.name, isBeingRead: false }));
  return answers;
}

/** Waits until the form shows a failure toast, with its values unchanged and its button enabled. */
const expectFailed = (form: Form, toast: string, answers: Answers) =>
  form.until((view) => {
    expect(view.toast).toBe(toast);
    expect(view.values).toMatchObject(answers);
    expect(view.button.isDisabled).toBe(false);
    expect(view.summary).toEqual([]);
    expect(view.confirmation).toBeNull();
    expect(view.title).not.toMatch(/^Error/);
    if (answers.patientStatus === 'new') expect(view.file?.name).toBe(scan.name);
  });

/** The times of the page's requests to the function, in milliseconds. */
function sendingTimes(page: Page): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') times.push(performance.now());
  });
  return times;
}

test('a request sent while the mail server is down is confirmed, and mailed when it is back', {
  tag: '@all',
}, async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.fill(patient.inquiry);
  await product.mailbox.stop();
  await form.submit();
  const reference = await form.untilSent();
  expect(await product.readRows()).toMatchObject([{ reference, mail: 'waiting' }]);
  expect(product.mailbox.read()).toEqual([]);

  await product.mailbox.start();
  const mails = await product.mailbox.waitFor(1);
  expect(mails.map(({ email }) => email.subject)).toEqual([`General inquiry ${reference}`]);
  await expect.poll(product.readRows, { timeout: 10_000 }).toMatchObject([{ reference, mail: 'delivered' }]);
});

test('a form keeps its values while the function is stopped, and is sent once after it is restarted', {
  tag: '@translated',
}, async ({ product, openPage }) => {
  const form = await openForm(openPage, 'appointment', { expectedMessages: [brokenConnection] });
  const answers = await fillIn(form, 'appointment');
  await product.stopFunction();
  await form.submit();
  await expectFailed(form, generalFailure, answers);

  await product.startFunction();
  await form.submit();
  const reference = await form.untilSent();
  expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
  expect(await product.mailbox.waitFor(1)).toHaveLength(1);
});

test('a form keeps its values when its validation fails to load, and is sent when it loads', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'inquiry', { expectedMessages: [brokenConnection] });
  const contract = '**/assets/requests-*.js';
  await form.page.route(contract, (route) => route.abort());
  await form.fill(patient.inquiry);
  await form.submit();
  await expectFailed(form, generalFailure, patient.inquiry);
  expect(product.proxy.seen).toEqual([]);

  await form.page.unroute(contract);
  await form.submit();
  await form.untilSent();
  expect(await product.readRows()).toHaveLength(1);
});

test('the submit button shows "Sending..." while the validation loads', { tag: '@all' }, async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  const release = await holdRoute(form.page, '**/assets/requests-*.js');
  await form.fill(patient.inquiry);
  await form.submit();
  await form.until(({ button }) => expect(button).toEqual({ label: 'Sending...', isDisabled: true }));
  release();
  await form.untilSent();
});

for (const id of sample(requestTypes, 1)) {
  test.describe(`${id} form`, () => {
    test('retries three times with one key, keeps its values, and is sent once with the same key on submit', async ({
      product,
      openPage,
    }) => {
      const form = await openForm(openPage, id, { expectedMessages: [brokenConnection] });
      const answers = await fillIn(form, id);
      product.proxy.setBehavior('drop request');
      await form.submit();
      await expectFailed(form, generalFailure, answers);
      expect(product.proxy.seen).toHaveLength(3);

      product.proxy.setBehavior('forward');
      await form.submit();
      const reference = await form.untilSent();
      expect(await product.readRows()).toMatchObject([{ reference, idempotencyKey: keysOf(product.proxy.seen)[0] }]);
      expect(new Set(keysOf(product.proxy.seen)).size).toBe(1);
      expect(product.proxy.seen).toHaveLength(4);
    });

    test('retries when a response is lost, and is stored and mailed once', { tag: '@all' }, async ({
      product,
      openPage,
    }) => {
      const form = await openForm(openPage, id, { expectedMessages: [brokenConnection] });
      await fillIn(form, id);
      product.proxy.setNextBehaviors('drop response');
      await form.submit();
      const reference = await form.untilSent();
      expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
      const [first, second, ...others] = keysOf(product.proxy.seen);
      expect([second, others]).toEqual([first, []]);
      expect(await product.mailbox.waitFor(1)).toHaveLength(1);
    });

    test('shows the message of an error response only in the contact lens order', { tag: '@all' }, async ({
      product,
      openPage,
    }) => {
      const form = await openForm(openPage, id, { expectedMessages: [errorStatus(500)] });
      const answers = await fillIn(form, id);
      const words = 'Our online forms are resting. Please call us.';
      const own = id === 'contact-lens' ? `Submission Failed: ${words}` : generalFailure;
      for (const [body, toast] of [
        [{ error: { code: 'failed', message: words } }, own],
        [{ error: words }, own],
        [{ message: 'Edge Function returned a non-2xx status code' }, generalFailure],
        ['Internal Server Error', generalFailure],
      ] as const) {
        product.proxy.setNextBehaviors({ status: 500, body });
        await form.submit();
        await expect.poll(() => product.proxy.seen.length, { timeout: 10_000 }).toBeGreaterThan(0);
        await expectFailed(form, toast, answers);
        await form.page.locator('[data-scope="toast"][data-part="close-trigger"]').click();
        await form.until((view) => expect(view.toast).toBeNull());
      }
      // None of these responses is retried.
      expect(product.proxy.seen).toHaveLength(4);
    });
  });
}

test.describe('busy function', () => {
  test('is retried after Retry-After when that is short', { tag: '@all' }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry', { expectedMessages: [errorStatus(503)] });
    const times = sendingTimes(form.page);
    await form.fill(patient.inquiry);
    product.proxy.setNextBehaviors({ status: 503, headers: { 'Retry-After': '2' } }, { status: 503 });
    await form.submit();
    await form.until(({ button }) => expect(button).toEqual({ label: 'Sending...', isDisabled: true }));
    await form.untilSent();
    const [first = 0, second = 0, third = 0] = times;
    expect(times).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(2000);
    expect(third - second).toBeGreaterThanOrEqual(900);
    expect(new Set(keysOf(product.proxy.seen)).size).toBe(1);
    expect(await product.readRows()).toHaveLength(1);
  });

  test('fails at once when Retry-After is long, and the form can be sent again', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'inquiry', { expectedMessages: [errorStatus(503)] });
    await form.fill(patient.inquiry);
    product.proxy.setNextBehaviors({ status: 503, headers: { 'Retry-After': '60' } });
    await form.submit();
    await expectFailed(form, generalFailure, patient.inquiry);
    expect(product.proxy.seen).toHaveLength(1);
    await form.submit();
    await form.untilSent();
    expect(await product.readRows()).toHaveLength(1);
  });
});

test('changed values are a new request with a new key', { tag: '@all' }, async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry', { expectedMessages: [errorStatus(500)] });
  await form.fill(patient.inquiry);
  product.proxy.setNextBehaviors({ status: 500 });
  await form.submit();
  await expectFailed(form, generalFailure, patient.inquiry);
  await form.fill({ message: 'I have another question.' });
  await form.submit();
  await form.untilSent();
  expect(new Set(keysOf(product.proxy.seen)).size).toBe(2);
  const [mail] = await product.mailbox.waitFor(1);
  expect(mail?.email.text).toContain('Message: I have another question.');
});

test('repeatedly lost responses neither lose nor duplicate a request', async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry', { expectedMessages: [brokenConnection] });
  const references: string[] = [];
  const turns = isExhaustive ? 5 : 2;
  for (let turn = 1; turn <= turns; turn += 1) {
    await form.fill({ ...patient.inquiry, message: `Question ${turn}` });
    product.proxy.setNextBehaviors('drop response');
    await form.submit();
    await form.until(({ confirmation }) => expect(references.some((one) => confirmation?.includes(one))).toBe(false));
    references.push(await form.untilSent());
  }
  expect((await product.readRows()).map(({ reference }) => reference)).toEqual(references);
  expect(await product.mailbox.waitFor(turns)).toHaveLength(turns);
  expect(product.proxy.seen).toHaveLength(2 * turns);
});
