import type { Page } from 'playwright/test';
import { expect, test } from '../../tests/fixtures.ts';
import { openForm } from '../../tests/support/forms.ts';

/** A Friday at noon, for what depends on today. */
const stopClock = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));

test.describe('the appointment request', () => {
  test('shows a note for days and times when the office is closed, and accepts them', async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: stopClock });
    const remark = (text: string) => form.element.getByText(text).waitFor();
    await form.fill({ preferredDate: '11/29/2026' });
    await remark('Sunday, November 29, 2026. We are closed on Sundays. We will suggest a day near it.');
    await form.fill({ preferredDate: '11/26/2026' });
    await remark('We are closed that day (Thanksgiving Day). We will suggest a day near it.');
    await form.fill({ preferredDate: 'Nov 28, 2026', preferredTime: 'Evening (4 PM - 6 PM)' });
    await remark('We are open from 10 AM to 4 PM on Saturdays. We will suggest the nearest time.');
    await form.fill({ preferredDate: '2026-11-24' });
    await form.element.getByText('We will suggest').waitFor({ state: 'detached' });
    expect((await form.view()).errors).toEqual({});
  });
});

test('the hours tell of a holiday from two weeks before it', async ({ openPage }) => {
  const page = await openPage('/', { isolated: true, prepare: stopClock });
  await page.locator('#find-us').scrollIntoViewIfNeeded();
  const holiday = page.locator('#find-us').getByRole('row').filter({ hasText: 'Thanksgiving Day' });
  await holiday.waitFor();
  expect(await holiday.getByRole('rowheader').textContent()).toBe('Thanksgiving Day Thursday, November 26');
  expect(await holiday.getByRole('cell').textContent()).toBe('Closed');
});
