import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';
import type { SeenRequest } from '../support/function-proxy.ts';
import { readStoredData } from '../support/open-view.ts';

/** The console message of a browser for a failed connection. */
const brokenConnection = /^Failed to load resource: net::ERR_/;

const keysOf = (seen: readonly SeenRequest[]) => new Set(seen.map(({ headers }) => headers['idempotency-key']));

test('repeatedly lost responses neither lose nor duplicate a request', async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry', { expectedMessages: [brokenConnection] });
  await form.fill(patient.inquiry);
  product.proxy.setNextBehaviors('drop response', 'drop response');
  await form.submit();
  const reference = await form.untilSent();
  expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
  expect(await product.mailbox.waitFor(1)).toHaveLength(1);
  expect(keysOf(product.proxy.seen).size).toBe(1);
  expect(product.proxy.seen).toHaveLength(3);
});

test('a page that is loaded again while sending says what is known without the answers, and the request is sent once', async ({
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
  const left = await readStoredData(page);
  for (const text of Object.values(patient.inquiry)) expect(left).not.toContain(text);
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
