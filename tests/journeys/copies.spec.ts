import { practice } from '#content/practice.data.ts';
import { expect, test } from '../fixtures.ts';
import { formOn, patient, untilFormsReady } from '../support/forms.ts';

test('at the address of a proxy, the forms lead to the site, and ask nothing of the function', async ({
  product,
  openPage,
}) => {
  const page = await openPage('http://copy.example/?_x_tr_sl=en#contact', {
    context: { reducedMotion: 'reduce' },
    // A proxy has HTTPS.
    expectedMessages: [/^The Cross-Origin-Opener-Policy header has been ignored/],
  });
  await untilFormsReady(page);
  const form = formOn(page, 'inquiry');
  const links = form.element.getByRole('link', { name: 'Open our own page to send this' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', `${practice.host}/#contact`);
  await form.fill(patient.inquiry);
  await form.field('lastName').press('Enter');
  await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
  expect(product.proxy.seen).toEqual([]);
  expect((await form.view()).values).toMatchObject(patient.inquiry);
});
