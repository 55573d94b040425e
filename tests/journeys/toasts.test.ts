import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { builtSite } from '../../scripts/built-site.ts';
import { openForm, patient } from '../support/forms.ts';
import { test } from '../support/journey.ts';
import { screens } from '../support/open-view.ts';

const minutes = 60_000;

const toasts = (page: Page) => page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');

test('an empty live region stands in the page as it is written', async () => {
  const html = await readFile(join(builtSite, 'index.html'), 'utf8');
  expect(html).toMatch(/<div role="status" aria-live="polite"[^>]*><\/div>/);
});

test('what draws toasts is fetched with the first touch of a form, and speaks within the live region', async ({
  openPage,
}) => {
  const fetched: string[] = [];
  const form = await openForm(openPage, 'inquiry', {
    prepare: async (page) => {
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    },
  });
  const isFetched = (name: string) =>
    fetched.some((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js'));
  expect(['Toaster', 'function-client', 'requests'].filter(isFetched)).toEqual([]);
  await form.field('firstName').click();
  await expect
    .poll(() => ['Toaster', 'function-client', 'requests'].filter(isFetched), { timeout: 10_000 })
    .toEqual(['Toaster', 'function-client', 'requests']);

  await form.submit();
  const toast = form.page.getByRole('status').filter({ hasText: 'Validation Error' });
  await toast.getByText('Required').waitFor();
  expect(await toasts(form.page).count()).toBe(1);
});

test('an error stays until it is put away; good news goes by itself', async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry', { prepare: (page) => page.clock.install() });
  const { page } = form;
  await form.submit();
  await form.untilToast('Validation Error: Required');
  await page.clock.fastForward(10 * minutes);
  await form.untilToast('Validation Error: Required');
  await toasts(page).getByRole('button').click();
  await form.until(({ toast }) => expect(toast).toBeNull());

  await form.fill(patient.inquiry);
  await form.submit();
  const reference = await form.untilSent();
  await page.clock.fastForward(10_500);
  await form.until(({ toast, confirmation }) => {
    expect(toast).toBeNull();
    expect(confirmation).toContain(reference);
  });
});

test('a new toast takes the place of the last', async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.submit();
  await form.untilToast('Validation Error: Required');
  await form.fill({ ...patient.inquiry, email: 'jose@' });
  await form.submit();
  await form.untilToast('Validation Error: Invalid email format');
  await expect.poll(() => toasts(form.page).count(), { timeout: 10_000 }).toBe(1);
});

test('on a phone a toast lies within the window and can be put away', async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry', { context: { viewport: screens.phone, hasTouch: true } });
  await form.submit();
  await form.untilToast('Validation Error: Required');
  const box = await toasts(form.page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens.phone.width);
  await toasts(form.page).getByRole('button').tap();
  await form.until(({ toast }) => expect(toast).toBeNull());
});
