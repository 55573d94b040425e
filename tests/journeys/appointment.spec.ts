import type { Page } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { cityOf, longDate } from '#contract/dates.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient, preferredDay } from '../support/forms.ts';
import { screens } from '../support/open-view.ts';

const answers = patient.appointment;

test.describe('appointment request', () => {
  test('is delivered to the office from a phone, with all answers, once on a double click and repeated Enter', async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'appointment', {
      context: { viewport: screens.phone, hasTouch: true, isMobile: true },
    });
    await form.fill(answers);
    const release = product.proxy.hold();
    await form.element.locator('button[type="submit"]').dblclick();
    await form.until(({ button }) => expect(button.label).toBe('Submitting...'));
    for (let presses = 0; presses < 2; presses += 1) await form.field('phone').press('Enter');
    release();
    const reference = await form.untilSent();

    const { confirmation, focus, values, button } = await form.view();
    expect(focus).toBe('confirmation');
    expect(confirmation).toContain('This is a request. It is confirmed only when we contact you.');
    expect(confirmation).toContain('Appointment request');
    expect(confirmation).toContain(longDate(preferredDay));
    expect(confirmation).toMatch(
      new RegExp(`\\w+day, \\w+ \\d+, \\d{4} at \\d+:\\d{2} [AP]M, ${cityOf(practice.hours.timeZone)} time`),
    );
    expect(confirmation).toContain(practice.address.oneLine);
    expect(confirmation).not.toMatch(/José|1985|eyes burn|Dry Eye/);
    expect(button.isDisabled).toBe(true);
    expect(Object.values(values).join('')).toBe('');
    expect(values).not.toHaveProperty('acknowledgement');

    expect(await product.readRows()).toMatchObject([{ reference, type: 'appointment' }]);
    const [mail, ...others] = await product.mailbox.waitFor(1);
    expect(others).toEqual([]);
    expect(product.proxy.seen).toHaveLength(1);
    expect(mail?.email.subject).toBe(`Appointment request ${reference}`);
    expect(mail?.email.replyTo).toMatchObject([{ address: answers.email.toLowerCase() }]);
    const lines = (mail?.email.text ?? '').split('\n');
    for (const line of [
      'Name: José O’Brien-Núñez',
      `Phone: ${answers.phone}`,
      `Email: ${answers.email.toLowerCase()}`,
      `Appointment type: ${answers.appointmentType}`,
      `Preferred date: ${longDate(preferredDay)}`,
      `Preferred time: ${answers.preferredTime}`,
      `Insurance provider: ${answers.insuranceProvider}`,
      `Insurance ID: ${answers.insuranceId}`,
      'Date of birth: April 12, 1985',
      `Message: ${answers.message}`,
    ]) {
      expect(lines).toContain(line);
    }
  });
});

test.describe('the date of an appointment', () => {
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
