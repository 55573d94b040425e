import type { Page } from 'playwright/test';
import { practice } from '#content/practice.ts';
import { dateInDigits, daysAfter } from '#contract/index.ts';
import { closedWords } from '../../src/rules/visit-hints.ts';
import { expect, test } from '../fixtures.ts';
import { openForm } from '../support/forms.ts';

test.describe('the date of an appointment', () => {
  test('is counted from the date at the practice in every time zone', async ({ openPage }) => {
    const { element, fill } = await openForm(openPage, 'appointment', {
      context: { timezoneId: 'Asia/Tokyo' },
      isolated: true,
      prepare: (page) => page.clock.setFixedTime(new Date('2026-11-20T23:30:00-05:00')),
    });
    const inTwoWeeks = Array.from({ length: 7 }, (_, later) => daysAfter('2026-12-04', later));
    const openDay = inTwoWeeks.find((day) => closedWords(practice.hours, day) === null) ?? '2026-12-04';
    await element.getByText(`For example ${dateInDigits(openDay)} or tomorrow`).waitFor();
    await fill({ preferredDate: 'today' });
    await element.getByText('Friday, November 20, 2026').waitFor();
    await element.locator('summary').click();
    await expect(element.locator('button[aria-current="date"]')).toHaveAccessibleName(/^Friday, November 20, 2026/);
  });

  test('is picked in a calendar by keyboard, which keeps scroll offset and focus', async ({ openPage }) => {
    const setClock = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: setClock });
    const { page, element } = form;
    const { keyboard } = page;
    const isFocused = (name: string) =>
      expect(element.getByRole('group', { name: 'Calendar' }).locator(':focus')).toHaveAccessibleName(
        new RegExp(`^${name}`),
      );
    await form.fill({ preferredDate: '12/10' });
    await element.locator('summary').focus();
    await keyboard.press('Enter');
    await isFocused('Thursday, December 10, 2026');
    await keyboard.press('PageUp');
    await isFocused('Friday, November 20, 2026');
    await keyboard.press('ArrowDown');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await element.getByRole('grid', { name: 'December 2026' }).waitFor();
    await isFocused('Next month');
    await keyboard.press('Tab');
    await isFocused('Sunday, December 27, 2026');
    const scrolled = await page.evaluate(() => scrollY);
    await keyboard.press('Space');
    await form.until(({ values }) => expect(values.preferredDate).toBe('Sunday, December 27, 2026'));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await element.getByRole('grid').waitFor({ state: 'detached' });
    await expect(element.locator('summary')).toBeFocused();
  });
});
