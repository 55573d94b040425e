import type { Locator, Page } from 'playwright/test';
import { doctors, forms, practice } from '../../content/index.ts';
import { cityOf } from '../../src/rules/date-in-words.ts';
import { longDate } from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient, preferredDay, selectForm } from '../support/forms.ts';

const answers = patient.appointment;
const acknowledgementRequired = 'Acknowledgment Required: Please acknowledge the appointment confirmation policy.';

/** Sets the clock to a Friday at noon in New York. */
const setClock = (page: Page) => page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));

test.describe('appointment request', () => {
  test('requires the acknowledgement, and delivers all answers to the office', {
    tag: '@phone',
  }, async ({ product, openPage }) => {
    const form = await openForm(openPage, 'appointment');
    const { acknowledgement, ...texts } = answers;
    await form.fill(texts);

    // Submitting without the acknowledgement fails, by the button and by Enter.
    await form.until(({ button }) => expect(button).toEqual({ label: 'Submit Request', isDisabled: true }));
    await form.submit();
    await form.untilToast(acknowledgementRequired);
    await form.until(({ focus, errors }) => {
      expect(focus).toBe('acknowledgement');
      expect(errors).toEqual({ acknowledgement: 'Please acknowledge the appointment confirmation policy.' });
    });
    await form.field('lastName').press('Enter');
    await form.until(({ focus, summary, title }) => {
      expect(focus).toBe('acknowledgement');
      expect(summary).toEqual([]);
      expect(title).not.toMatch(/^Error/);
    });
    expect(product.proxy.seen).toEqual([]);

    await form.fill({ acknowledgement });
    await form.until(({ button, errors, toast }) => {
      expect(button.isDisabled).toBe(false);
      expect([errors, toast]).toEqual([{}, null]);
    });
    const release = product.proxy.hold();
    await form.submit();
    await form.until(({ button, toast }) => {
      expect(button).toEqual({ label: 'Submitting...', isDisabled: true });
      expect(toast).toBeNull();
    });
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

  for (const [contrast, minRatio] of [
    ['no-preference', 4.5],
    ['more', 7],
  ] as const) {
    test(`has a legible disabled button (contrast: ${contrast})`, async ({ openPage }) => {
      const form = await openForm(openPage, 'appointment', { context: { contrast } });
      const ratio = await form.element.locator('button[type="submit"]').evaluate((button) => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const { color, backgroundColor, opacity } = getComputedStyle(button);
        const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
        return opacity === '1' && backgroundColor.startsWith('rgb(') ? (light + 0.05) / (dark + 0.05) : 0;
      });
      expect(ratio).toBeGreaterThanOrEqual(minRatio);
    });
  }

  test('can be filled in and sent by keyboard only', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.page.getByRole('tab', { name: 'Appointment Request' }).focus();
    await form.type(answers);
    await form.until(({ button }) => expect(button.isDisabled).toBe(false));
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Space');
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.text).toContain(`Preferred time: ${answers.preferredTime}`);
  });

  test('hides the insurance fields without insurance, and restores their values', { tag: '@all' }, async ({
    product,
    openPage,
  }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill(answers);
    await form.fill({ noInsurance: 'on' });
    await form.field('insuranceProvider').waitFor({ state: 'hidden' });
    await form.field('insuranceId').waitFor({ state: 'hidden' });
    await form.fill({ noInsurance: '' });
    await form.field('insuranceProvider').waitFor();
    await form.until(({ values }) => expect(values).toMatchObject({ insuranceProvider: answers.insuranceProvider }));
    await form.fill({ noInsurance: 'on', appointmentType: 'Emergency Visit' });
    await form.submit();
    const reference = await form.untilSent();
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.subject).toBe(`URGENT: Appointment request ${reference}`);
    expect(mail?.email.text).toContain('Insurance provider: Self-pay\nInsurance ID: Self-pay');
    await form.field('insuranceProvider').waitFor();
    await form.until(({ values }) => expect(values.insuranceProvider).toBe(''));
  });

  test('shows the waitlist notice while vision therapy is selected', { tag: '@translated' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill({ appointmentType: 'Vision Therapy Consultation' });
    await form.until(({ notices }) => expect(notices.join()).toContain(forms.visionTherapyWaitlist.text));
    await form.fill({ appointmentType: 'Other' });
    await form.until(({ notices }) => expect(notices).toEqual([]));
  });

  for (const [status, now, sees, tag] of [
    ['open', '2026-11-20T12:00:00-05:00', forms.emergencyVisit.open, '@phone'],
    ['closed', '2026-11-20T22:00:00-05:00', forms.emergencyVisit.closed, '@translated'],
  ] as const) {
    test(`asks for a call instead of an emergency request while the office is ${status}`, { tag }, async ({
      openPage,
    }) => {
      const prepare = (page: Page) => page.clock.setFixedTime(new Date(now));
      const form = await openForm(openPage, 'appointment', { isolated: true, prepare });
      const calls = (part: Locator) =>
        part.locator('[role="note"] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const expectedCalls = [...(status === 'open' ? [`tel:${practice.phone.dial}`] : []), 'tel:911'];
      await form.fill({ ...answers, preferredDate: '', appointmentType: 'Emergency Visit' });
      await form.until(({ notices }) => expect(notices.join()).toContain(sees.text));
      expect(await calls(form.element)).toEqual(expectedCalls);

      // The request can be sent all the same.
      await form.submit();
      await form.untilSent();
      const { confirmation, notices } = await form.view();
      expect(notices).toEqual([]);
      expect(confirmation?.startsWith(`${practice.name}${sees.title}${sees.text}`)).toBe(true);
      expect(confirmation).not.toContain(forms.responseTime);
      expect(await calls(form.page.locator('#appointment-confirmation-title').locator('..'))).toEqual(expectedCalls);
    });
  }

  test('shows the date of birth in words for every format', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment');
    const note = form.element.locator('[aria-live]').filter({ hasText: 'Friday, April 12, 1985' });
    for (const text of ['4/12/1985', 'April 12, 1985', '1985-04-12']) {
      await form.fill({ dateOfBirth: text });
      await note.waitFor();
      await form.fill({ dateOfBirth: '4/12/19' });
      await note.waitFor({ state: 'detached' });
    }
    expect((await form.view()).errors).toEqual({});
  });

  test('disables past days in the calendar', { tag: ['@translated', '@all'] }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment', { isolated: true, prepare: setClock });
    const { page, element } = form;
    await element.getByText('Choose from a calendar').click();
    const calendar = element.getByRole('group', { name: 'Calendar' }).or(element.locator('[aria-label="Calendar"]'));
    await calendar.getByText('November 2026').waitFor();

    const dayOf = (day: number) => calendar.getByRole('button', { name: new RegExp(`November ${day}, 2026`) });
    await expect.poll(() => dayOf(19).getAttribute('aria-disabled')).toBe('true');
    expect(await dayOf(20).getAttribute('aria-disabled')).not.toBe('true');
    await dayOf(19).click({ force: true });
    expect((await form.view()).values.preferredDate).toBe('');

    await dayOf(24).click();
    await form.until(({ values }) => expect(values.preferredDate).toBe('Tuesday, November 24, 2026'));
    await calendar.waitFor({ state: 'hidden' });

    // By keyboard: Enter opens the calendar, an arrow key moves to the next day, Enter selects it.
    await page.keyboard.press('Enter');
    await calendar.waitFor();
    await expect.poll(() => dayOf(24).evaluate((day) => day === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await form.until(({ values }) => expect(values.preferredDate).toBe('Wednesday, November 25, 2026'));
  });

  test('sends one request on a double click or repeated Enter', async ({ product, openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill(answers);
    await form.element.locator('button[type="submit"]').dblclick();
    const first = await form.untilSent();
    expect((await product.readRows()).map(({ reference }) => reference)).toEqual([first]);

    await form.fill({ ...answers, message: 'And one for my son, please.' });
    await form.field('phone').focus();
    const release = product.proxy.hold();
    await form.page.keyboard.press('Enter');
    await form.page.keyboard.press('Enter');
    await form.until(({ button }) => expect(button.label).toBe('Submitting...'));
    await form.page.keyboard.press('Enter');
    release();
    await form.until(({ confirmation }) => expect(confirmation).toMatch(/R-[0-9A-Z]{6}/));
    expect(await product.mailbox.waitFor(2)).toHaveLength(2);
    expect(await product.readRows()).toHaveLength(2);
    expect(product.proxy.seen).toHaveLength(2);
  });
});

test.describe('appointment links', () => {
  test('prefill the doctor or the appointment type', { tag: ['@phone', '@all'] }, async ({ openPage }) => {
    const page = await openPage(`/team/${doctors[0]?.id}`);
    const name = await page.locator('h1').textContent();
    await page.getByRole('link', { name: /^Request Appointment with Dr\./ }).click();
    const form = await untilAppointmentShown(page);
    await form.until(({ values }) => expect(values.message).toBe(`I would like to see ${name}.`));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Dry Eye Treatment' }).click();
    await page.getByRole('link', { name: 'Book Appointment' }).click();
    const again = await untilAppointmentShown(page);
    await again.until(({ values }) => expect(values.appointmentType).toBe('Dry Eye Treatment'));
  });

  test('name the service in the message when no appointment type matches', { tag: '@all' }, async ({ openPage }) => {
    const page = await openPage('/services/dmv-eye-exam');
    const name = await page.locator('h1').textContent();
    await page.getByRole('link', { name: 'Book Appointment' }).click();
    const form = await untilAppointmentShown(page);
    await form.until(({ values }) =>
      expect(values).toMatchObject({
        appointmentType: 'Other',
        message: `I would like an appointment for: ${name}.`,
      }),
    );
  });

  test('select the form each time, and do not overwrite typed values', async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill({ message: 'My left eye itches.', appointmentType: 'Other' });
    for (let follows = 0; follows < 2; follows += 1) {
      await form.page.getByRole('tab', { name: 'General Inquiry' }).click();
      await form.page.getByRole('link', { name: 'Request Appointment' }).first().click();
      await untilAppointmentShown(form.page);
    }
    const again = await untilAppointmentShown(form.page);
    await again.until(({ values }) =>
      expect(values).toMatchObject({ message: 'My left eye itches.', appointmentType: 'Other' }),
    );
  });
});

/** Waits until a link has selected the appointment tab and scrolled to the section. */
async function untilAppointmentShown(page: Page) {
  await page.getByRole('tab', { name: 'Appointment Request', selected: true }).waitFor();
  await expect
    .poll(() => page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200);
  return selectForm(page, 'appointment');
}
