import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { openForm, patient, selectForm } from '../support/forms.ts';
import { screens } from '../support/open-view.ts';

const required = 'Validation Error: Required';

const toasts = (page: Page) => page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' });

/** Waits until the toast lies over none of the parts. */
async function untilNothingIsCovered(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  const covered = async () => {
    const toast = await toasts(page).boundingBox();
    const names: string[] = [];
    for (const [name, part] of Object.entries(parts)) {
      const box = await part.boundingBox();
      const isSeparate =
        box !== null &&
        toast !== null &&
        (box.x + box.width <= toast.x ||
          box.x >= toast.x + toast.width ||
          box.y + box.height <= toast.y ||
          box.y >= toast.y + toast.height);
      if (!isSeparate) names.push(name);
    }
    return names;
  };
  await expect.poll(covered).toEqual([]);
}

test.describe('a toast', () => {
  test('is in the tab order at the end of the page, returns the focus, and scrolls with the page at 400 % zoom', async ({
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry');
    const { page } = form;
    await form.submit();
    await form.untilToast(required);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let presses = 0; presses < 5 && !(await dismiss(page).evaluate((it) => it.matches(':focus'))); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(dismiss(page)).toBeFocused();

    await form.field('message').focus();
    await dismiss(page).focus();
    await page.keyboard.press('Escape');
    await form.until(({ focus, toast }) => expect([focus, toast]).toEqual(['message', null]));
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);

    await page.setViewportSize({ width: 320, height: 256 });
    await form.submit();
    await form.untilToast(required);
    const top = () => toasts(page).evaluate((toast) => Math.round(toast.getBoundingClientRect().top + scrollY));
    const before = await top();
    await toasts(page).scrollIntoViewIfNeeded();
    expect(await top()).toBe(before);
    await dismiss(page).click();
    await form.until(({ toast }) => expect(toast).toBeNull());
  });

  test('leaves a confirmation uncovered on every screen', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry', { context: { viewport: screens.phone } });
    const { page } = form;
    await form.fill(patient.inquiry);
    await form.submit();
    await form.untilSent();
    // It stays while it has the focus.
    await dismiss(page).focus();
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await untilNothingIsCovered(page, { confirmation: page.locator('#inquiry-confirmation') });
    }
  });

  test('covers neither controls nor the summary nor the end of the page nor the checkbox that it asks for', async ({
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry', { context: { viewport: screens.phone } });
    const { page } = form;
    await form.fill({ ...patient.inquiry, email: '', message: '' });
    await form.submit();
    await form.untilToast('Validation Error: Email is required');
    await form.until(({ focus }) => expect(focus).toBe('summary'));
    await untilNothingIsCovered(page, {
      summary: page.locator('form#inquiry [role="group"]'),
      settings: page.getByRole('button', { name: 'Accessibility and language' }),
      bar: page.getByRole('navigation', { name: 'Quick', exact: true }),
    });

    // The last line of the page can be scrolled above the toast.
    const overlap = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      const toast = await toasts(page).boundingBox();
      return end && toast ? end.y + end.height - toast.y : Number.POSITIVE_INFINITY;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);

    const appointment = await selectForm(page, 'appointment');
    await appointment.field('lastName').press('Enter');
    await appointment.until(({ focus }) => expect(focus).toBe('acknowledgement'));
    await untilNothingIsCovered(page, { acknowledgement: appointment.field('acknowledgement') });
  });
});
