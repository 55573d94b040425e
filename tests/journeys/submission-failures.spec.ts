import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';
import type { SeenRequest } from '../support/function-proxy.ts';
import { readStoredData } from '../support/open-view.ts';

/** The console message of a browser for a failed connection. */
const brokenConnection = /^Failed to load resource: net::ERR_/;

const keysOf = (seen: readonly SeenRequest[]) => new Set(seen.map(({ headers }) => headers['idempotency-key']));

test('repeatedly lost responses neither lose nor duplicate a request, and changed values are a new one', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'inquiry', { expectedMessages: [brokenConnection] });
  const references: string[] = [];
  for (const message of ['Do you repair a bent frame?', 'I have another question.']) {
    await form.fill({ ...patient.inquiry, message });
    product.proxy.setNextBehaviors('drop response', 'drop response');
    await form.submit();
    await form.until(({ confirmation }) => expect(references.some((one) => confirmation?.includes(one))).toBe(false));
    references.push(await form.untilSent());
  }
  expect((await product.readRows()).map(({ reference }) => reference)).toEqual(references);
  expect(await product.mailbox.waitFor(2)).toHaveLength(2);
  expect(keysOf(product.proxy.seen).size).toBe(2);
  expect(product.proxy.seen).toHaveLength(6);
});

test('a page that is loaded again while sending says what is known, and the request is sent once', async ({
  product,
  openPage,
}) => {
  const form = await openForm(openPage, 'inquiry');
  const { page } = form;
  page.on('dialog', (dialog) => dialog.accept());
  await form.fill(patient.inquiry);
  const release = product.proxy.hold();
  await form.submit();
  await expect.poll(() => product.proxy.seen.length).toBe(1);
  await page.reload();
  release();
  const inquiry = page.locator('form#inquiry');
  await expect(inquiry).toContainText('We do not know whether your last request was sent');

  await form.fill(patient.inquiry);
  await form.submit();
  const reference = await form.untilSent();
  expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
  expect(keysOf(product.proxy.seen).size).toBe(1);
  await page.reload();
  await expect(inquiry).toContainText('Your last request was sent');
  await expect(inquiry).toContainText(reference);
});

test('a page that is closed while sending leaves a complete request or none, and nothing in the browser', async ({
  product,
  openPage,
}) => {
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
