import { practice } from '#content/practice.ts';
import { expect, test } from '../fixtures.ts';
import { pdf } from '../function/support/payloads.ts';
import { formOn, openForm, patient } from '../support/forms.ts';
import {
  countLoads,
  laterScripts,
  openWithHeldScripts,
  translateOnce,
  untilHydrated,
  untilRouterStarts,
} from '../support/hydration.ts';
import { screens } from '../support/open-view.ts';

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
