import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { attachFile } from '../support/attach-file.ts';
import { formWords } from '../support/form-words.ts';
import { openForm, patient } from '../support/forms.ts';
import { screens } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';

const minutes = 60_000;

const fileTooLarge = 'File Too Large: Please upload a file smaller than 5MB.';
const largeFile = { name: 'large.pdf', buffer: Buffer.alloc(5_242_881) };
const goodFile = { name: 'scan.pdf', buffer: Buffer.alloc(2_000) };

const toasts = (page: Page) => page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');

test('the prerendered page has an empty live region', async () => {
  const html = await readFile(join(builtSite, 'index.html'), 'utf8');
  expect(html).toMatch(/<div role="status" aria-live="polite"[^>]*><\/div>/);
});

test('the toaster loads when a form is first used, and shows one toast', async ({ openPage }) => {
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
  await form.untilToast('Validation Error: Required');
  expect(await toasts(form.page).count()).toBe(1);
});

test('a live region announces toasts, but not errors in the focused summary', {
  tag: '@translated',
}, async ({ openPage }) => {
  const form = await openForm(openPage, 'contact-lens');
  const statuses = form.page.getByRole('status').filter({ hasNotText: 'You are offline' });
  const announced = async () => (await statuses.allTextContents()).filter((text) => text !== '');
  await form.submit();
  await form.untilToast('Validation Error: Required');
  await form.until(({ focus }) => expect(focus).toBe('summary'));
  expect(await announced()).toEqual([]);
  const liveAttributes = await toasts(form.page).evaluate((toast) => {
    const live: (string | null)[] = [];
    for (let part = toast.parentElement; part !== null; part = part.parentElement) {
      live.push(part.getAttribute('aria-live'), part.getAttribute('role'));
    }
    return live;
  });
  expect(liveAttributes).not.toContain('polite');
  expect(liveAttributes).not.toContain('status');
  expect(await form.page.getByRole('alert').count()).toBe(0);

  await form.fill({ patientStatus: 'new' });
  await attachFile(form.field('prescriptionFile'), largeFile);
  await form.untilToast(fileTooLarge);
  await expect.poll(announced).toEqual([fileTooLarge]);
});

test('an error toast stays until it is dismissed, a success toast closes by itself', async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry', { isolated: true, prepare: (page) => page.clock.install() });
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

test('a new toast replaces the last one', { tag: '@all' }, async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.submit();
  await form.untilToast('Validation Error: Required');
  await form.fill({ ...patient.inquiry, email: 'jose@' });
  await form.submit();
  await form.untilToast('Validation Error: Invalid email format');
  await expect.poll(() => toasts(form.page).count(), { timeout: 10_000 }).toBe(1);
});

test('a toast fits a phone and can be dismissed', { tag: '@all' }, async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry', { context: { viewport: screens.phone, hasTouch: true } });
  await form.submit();
  await form.untilToast('Validation Error: Required');
  const box = await toasts(form.page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens.phone.width);
  await toasts(form.page).getByRole('button').tap();
  await form.until(({ toast }) => expect(toast).toBeNull());
});

test.describe('a toast closes when', () => {
  test('the file is valid or no longer required', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill({ patientStatus: 'new' });
    await attachFile(form.field('prescriptionFile'), largeFile);
    await form.untilToast(fileTooLarge);
    await attachFile(form.field('prescriptionFile'), goodFile);
    await form.until(({ toast }) => expect(toast).toBeNull());
    await attachFile(form.field('prescriptionFile'), largeFile);
    await form.untilToast(fileTooLarge);
    await form.fill({ patientStatus: 'established' });
    await form.until(({ toast }) => expect(toast).toBeNull());
  });

  test('every invalid field was changed', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill({ ...patient.inquiry, email: '', message: '' });
    await form.submit();
    await form.untilToast('Validation Error: Email is required');
    await form.fill({ email: patient.inquiry.email });
    await form.untilToast('Validation Error: Email is required');
    await form.fill({ message: patient.inquiry.message });
    await form.until(({ toast, summary }) => {
      expect(toast).toBeNull();
      expect(summary).toHaveLength(2);
    });
  });

  test('another tab or page is opened; only a tab with errors has "Error" in the title', {
    tag: '@translated',
  }, async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    const { page } = form;
    const tab = (id: keyof typeof formWords) => page.getByRole('tab', { name: formWords[id].tab });
    await form.submit();
    await form.untilToast('Validation Error: Required');
    await form.until(({ title }) => expect(title).toMatch(/^Error: /));
    await tab('appointment').click();
    await form.until(({ toast, title }) => {
      expect(toast).toBeNull();
      expect(title).not.toMatch(/^Error: /);
    });
    await tab('inquiry').click();
    await form.until(({ toast, title, summary }) => {
      expect(toast).toBeNull();
      expect(title).toMatch(/^Error: /);
      expect(summary).not.toEqual([]);
    });

    await form.submit();
    await form.untilToast('Validation Error: Required');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(0);
    expect(await page.title()).not.toMatch(/^Error: /);
  });
});

test.describe('toasts by keyboard', () => {
  test('are in the tab order at the end of the page', async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    const { page } = form;
    await form.submit();
    await form.untilToast('Validation Error: Required');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const stops: string[] = [];
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === null || activeElement === document.body
          ? 'the end'
          : (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '');
      });
    const start = await focused();
    while (stops.length < 12 && !stops.includes('the end') && !stops.includes('Skip to main content')) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
    }
    expect(stops).toContain('Dismiss notification');
    expect(stops).not.toContain(start);
    expect(new Set(stops).size).toBe(stops.length);
  });

  test('return focus when they are dismissed', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'inquiry');
    const { page } = form;
    const close = page.getByRole('button', { name: 'Dismiss notification' });
    await form.submit();
    await form.untilToast('Validation Error: Required');
    await form.until(({ focus }) => expect(focus).toBe('summary'));
    await close.click();
    await form.until(({ focus, toast }) => expect([focus, toast]).toEqual(['summary', null]));

    await form.submit();
    await form.untilToast('Validation Error: Required');
    await form.field('message').focus();
    await close.focus();
    await page.keyboard.press('Escape');
    await form.until(({ focus, toast }) => expect([focus, toast]).toEqual(['message', null]));
  });
});

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
] as const;
for (const [width, height] of sample(windows, 1)) {
  test.describe(`a toast in a window of ${width} × ${height}`, () => {
    test('covers neither controls nor the summary nor the end of the page', async ({ openPage }) => {
      const form = await openForm(openPage, 'inquiry', { context: { viewport: { width, height } } });
      const { page } = form;
      await form.fill({ ...patient.inquiry, email: '', message: '' });
      await form.submit();
      await form.untilToast('Validation Error: Email is required');
      await form.until(({ focus }) => expect(focus).toBe('summary'));
      const covered = () =>
        page.evaluate(() => {
          const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
          const buttonOf = (text: string) =>
            [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
          const toast = boxOf(document.querySelector('[data-scope="toast"][data-part="root"]'));
          const others = {
            summary: document.querySelector('form#inquiry [role="group"]'),
            settings: buttonOf('Accessibility and language'),
            top: buttonOf('Back to top'),
            bar: document.querySelector('nav[aria-label="Quick"]'),
          };
          return Object.entries(others).flatMap(([name, element]) => {
            const box = boxOf(element);
            if (box === undefined || toast === undefined) return [`${name} is missing`];
            const isSeparate =
              box.width === 0 ||
              box.right <= toast.left ||
              box.left >= toast.right ||
              box.bottom <= toast.top ||
              box.top >= toast.bottom;
            return isSeparate ? [] : [`${name} is covered`];
          });
        });
      await expect.poll(covered).toEqual([]);

      // The last line of the page can be scrolled above the toast.
      const overlap = async () => {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
        const toast = await toasts(page).boundingBox();
        return end && toast ? end.y + end.height - toast.y : Number.POSITIVE_INFINITY;
      };
      await expect.poll(overlap).toBeLessThanOrEqual(0);
    });
  });
}

test('a toast in a low window scrolls with the page', { tag: '@all' }, async ({ openPage }) => {
  const form = await openForm(openPage, 'inquiry', { context: { viewport: { width: 320, height: 256 } } });
  await form.submit();
  await form.untilToast('Validation Error: Required');
  const places = await toasts(form.page).evaluate((toast) => {
    const positions: string[] = [];
    for (let part: Element | null = toast; part !== null; part = part.parentElement) {
      positions.push(getComputedStyle(part).position);
    }
    return positions;
  });
  expect(places).not.toContain('fixed');
  expect(places).not.toContain('absolute');
  await toasts(form.page).scrollIntoViewIfNeeded();
  await form.page.getByRole('button', { name: 'Dismiss notification' }).click();
  await form.until(({ toast }) => expect(toast).toBeNull());
});
