import type { Page } from 'playwright/test';
import { practice } from '../../content/index.ts';
import { closedWords, dayHint } from '../../src/rules/visit-hints.ts';
import {
  type CalendarDay,
  dateInDigits,
  daysAfter,
  longDate,
  todayIn,
} from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';
import { sample } from '../support/sample.ts';

/** A Friday at noon in New York. */
const noon = new Date('2026-11-20T12:00:00-05:00');
const setClock = (page: Page) => page.clock.setFixedTime(noon);

/** The note that the form shows for a day: its date in words, with a hint about the opening hours. */
function dateNote(day: CalendarDay, words: string, now = noon): string {
  const hint = dayHint(practice.hours, day, now);
  return hint === null ? words : `${words}. ${hint}`;
}

const ambiguous = 'Do you mean January 12 or December 1? Please write the month as a word.';

test.describe('date field', () => {
  test('shows the date in words, and asks when it is ambiguous', { tag: '@translated' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: setClock });
    const untilShown = (text: string) => form.element.locator('[aria-live]').getByText(text, { exact: true }).waitFor();
    for (const [text, words] of [
      ['tomorrow', dateNote('2026-11-21', 'Saturday, November 21, 2026')],
      ['12/1', dateNote('2026-12-01', 'Tuesday, December 1, 2026')],
      ['12/1/26', dateNote('2026-12-01', 'Tuesday, December 1, 2026')],
      ['Dec 2', dateNote('2026-12-02', 'Wednesday, December 2, 2026')],
      ['next Tuesday', dateNote('2026-11-24', 'Tuesday, November 24, 2026')],
      ['25.12.2026', dateNote('2026-12-25', 'Friday, December 25, 2026')],
      ['1.12.2026', ambiguous],
    ] as const) {
      await form.fill({ preferredDate: text });
      await untilShown(words);
    }
    await form.fill({ acknowledgement: 'on', dateOfBirth: '4/12/85' });
    await untilShown('Friday, April 12, 1985');
    await form.submit();
    await form.until(({ errors }) => expect(errors.preferredDate).toBe(ambiguous));
  });

  test('sends the date that was shown to the office', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill({ ...patient.appointment, preferredDate: 'tomorrow', dateOfBirth: '4/12/85' });
    const tomorrow = longDate(daysAfter(todayIn(practice.hours.timeZone, new Date()), 1));
    await form.submit();
    await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    const lines = (mail?.email.text ?? '').split('\n');
    expect(lines).toContain(`Preferred date: ${tomorrow}`);
    expect(lines).toContain('Date of birth: April 12, 1985');
  });

  test('has an example that fits today', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: setClock });
    const fromFriday = Array.from({ length: 7 }, (_, later) => daysAfter('2026-12-04', later));
    const openDay = fromFriday.find((day) => closedWords(practice.hours, day) === null) ?? '2026-12-04';
    await form.element.getByText(`For example ${dateInDigits(openDay)} or tomorrow`).waitFor();
    const order = await openForm(openPage, 'contact-lens', { isolated: true, prepare: setClock });
    await order.element.getByText('For example 8/22/2026').waitFor();
  });

  test('uses the date at the practice in every time zone', async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', {
      context: { timezoneId: 'Asia/Tokyo' },
      isolated: true,
      prepare: (page) => page.clock.setFixedTime(new Date('2026-11-20T23:30:00-05:00')),
    });
    await form.fill({ preferredDate: 'today' });
    const words = dateNote('2026-11-20', 'Friday, November 20, 2026', new Date('2026-11-20T23:30:00-05:00'));
    await form.element.getByText(words).waitFor();
  });
});

test('a pasted phone number and name are normalized', async ({ product, openPage }) => {
  const form = await openForm(openPage, 'inquiry');
  await form.fill({
    ...patient.inquiry,
    firstName: '\u2068Ana\u00a0María\u2069',
    phone: '\u202a+1\u00a0718.555\u20110142\u202c',
  });
  await form.submit();
  await form.untilSent();
  const [mail] = await product.mailbox.waitFor(1);
  expect(mail?.email.text).toContain('Name: Ana María ');
  expect(mail?.email.text).toContain('Phone: +1 718-555-0142');
});

test.describe('calendar', () => {
  test('works by keyboard, and keeps scroll offset and focus', async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: setClock });
    const { page, element } = form;
    await form.fill({ preferredDate: '12/10' });
    await element.locator('summary').focus();
    await page.keyboard.press('Enter');
    const isFocused = (name: string | RegExp) =>
      expect
        .poll(() => element.getByRole('button', { name }).evaluate((day) => day === document.activeElement))
        .toBe(true);
    await isFocused('Thursday, December 10, 2026');
    await page.keyboard.press('PageUp');
    await isFocused('Friday, November 20, 2026');
    await page.keyboard.press('PageUp');
    await isFocused('Friday, November 20, 2026');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await isFocused(
      new RegExp(
        `^${['Thursday, November 26, 2026', closedWords(practice.hours, '2026-11-26')].filter(Boolean).join(', ')}$`,
      ),
    );

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await element.getByRole('grid', { name: 'December 2026' }).waitFor();
    await isFocused('Next month');
    await page.keyboard.press('Tab');
    await isFocused('Saturday, December 26, 2026');

    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await form.until(({ values }) => expect(values.preferredDate).toBe('Saturday, December 26, 2026'));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await element.getByRole('grid').waitFor({ state: 'detached' });
    await expect
      .poll(() => element.locator('summary').evaluate((opener) => opener === document.activeElement))
      .toBe(true);
  });

  for (const width of sample([320, 360, 390], 1)) {
    test(`has large enough targets at ${width} px`, { tag: '@all' }, async ({ openPage }) => {
      const form = await openForm(openPage, 'appointment', {
        context: { viewport: { width, height: 700 } },
        isolated: true,
        prepare: setClock,
      });
      // With and without the error bar beside it.
      for (const text of ['', 'someday']) {
        await form.fill({ preferredDate: text, acknowledgement: 'on' });
        await form.submit();
        await form.until(({ errors }) => expect('preferredDate' in errors).toBe(text !== ''));
        await form.element.getByText('Choose from a calendar').click();
        const buttons = form.element.getByRole('group', { name: 'Calendar' }).getByRole('button');
        await buttons.first().waitFor();
        const sizes = await buttons.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
        expect(await form.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await form.page.keyboard.press('Escape');
        await buttons.first().waitFor({ state: 'detached' });
      }
    });
  }
});
