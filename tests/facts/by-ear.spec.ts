import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { patient, selectForm } from '../support/forms.ts';
import { openView } from '../support/open-view.ts';
import { sendingWords, services } from './quoted-words.ts';

/** A Friday at noon in New York, so that opening hours stay the same. */
const prepare = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));
const fixedTime = { isolated: true, prepare } as const;

/**
 * Compares the roles, names and states that a screen reader announces with the accepted ones. To accept a change:
 * `npm run test:browser -- by-ear --update-snapshots`.
 */
async function expectAccepted(name: string, part: Locator): Promise<void> {
  const roles = await part.ariaSnapshot();
  expect(`${roles.replaceAll(/R-[0-9A-Z]{6}/g, 'R-??????')}\n`).toMatchSnapshot(`${name}.txt`);
}

const isAnnounced = (part: Locator): Promise<boolean> =>
  part.first().evaluate((element) => element.closest('[aria-live], [role="status"], output') !== null);

test('a screen reader reads the header, its open menu and the accessibility panel', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/terms', status: 200 }, fixedTime);
  await page.getByRole('banner').locator('summary').click();
  await expectAccepted('header', page.getByRole('banner'));
  await page.getByRole('button', { name: 'Accessibility and language' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: 'Larger text' }).click();
  await settings.getByText('110%').waitFor();
  expect(await isAnnounced(settings.getByText('110%'))).toBe(true);
  await expectAccepted('settings', page.locator('aside'));
});

test('a screen reader reads an open service', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/', status: 200 }, fixedTime);
  await page.getByRole('button', { name: services[0][1], exact: true }).click();
  await page.getByRole('dialog').getByRole('list').first().waitFor();
  await expectAccepted('service', page.getByRole('dialog'));
});

test('a screen reader reads each form and its errors, and the quoted words while it is sent and when it was', async ({
  product,
  openPage,
}) => {
  const page = await openView(openPage, { path: '/#contact', status: 200 }, fixedTime);
  for (const { form: id, sending, success } of sendingWords) {
    const form = await selectForm(page, id);
    const toasts = page.locator('[data-scope="toast"][data-part="root"]');
    if (id === 'appointment') await form.fill({ acknowledgement: 'on' });
    await form.submit();
    await form.untilToast('Validation Error: Required');
    expect(await isAnnounced(toasts)).toBe(true);
    await expectAccepted(`${id}-with-errors`, page.locator('#contact'));

    // The function does not use the fake clock of this page.
    const { preferredDate: _, ...answers } = { preferredDate: '', ...patient[id] };
    await form.fill(answers);
    const release = product.proxy.hold();
    await form.submit();
    await form.until(({ button }) => expect(button).toEqual({ label: sending, isDisabled: true }));
    release();
    await form.untilToast(success);
    const reference = await form.untilSent();
    await expectAccepted(`${id}-sent`, page.locator('#contact section').filter({ hasText: reference }).last());
  }
});
