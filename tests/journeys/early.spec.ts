import type { Page } from 'playwright/test';
import type { OpenPage } from '../fixtures.ts';
import { expect, test } from '../fixtures.ts';
import { comeToForm, formOn, openForm, patient, untilAnswering } from '../support/forms.ts';

/** Opens the contact section with its words in place, and with every script of the site held back. */
async function openBeforeScripts(openPage: OpenPage): Promise<{ page: Page; letScriptsRun: () => void }> {
  let letScriptsRun = () => {};
  const gate = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  const page = await openPage(undefined, {
    context: { reducedMotion: 'reduce' },
    prepare: async (opened) => {
      await opened.route('**/assets/*.js', async (route) => {
        await gate;
        await route.continue();
      });
    },
  });
  await page.goto('/#contact', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return { page, letScriptsRun };
}

test.describe('before the scripts of the page have run', () => {
  test('a form is filled in and sent; it goes out once they have, with no other press', {
    tag: ['@translated', '@phone'],
  }, async ({ product, openPage }) => {
    const { page, letScriptsRun } = await openBeforeScripts(openPage);
    const form = formOn(page, 'inquiry');
    await form.fill(patient.inquiry);
    await form.submit();
    await form.field('lastName').press('Enter');
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect((await form.view()).values).toMatchObject(patient.inquiry);

    letScriptsRun();
    const reference = await form.untilSent();
    expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.text).toContain(patient.inquiry.message);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a form that breaks rules is sent, and says so once they have', async ({ product, openPage }) => {
    const { page, letScriptsRun } = await openBeforeScripts(openPage);
    const form = formOn(page, 'inquiry');
    await form.fill({ ...patient.inquiry, email: 'jose@' });
    await form.submit();
    letScriptsRun();
    await form.untilToast('Validation Error: Invalid email format');
    await form.until(({ values, focus }) => {
      expect(values).toMatchObject({ ...patient.inquiry, email: 'jose@' });
      expect(focus).toBe('summary');
    });
    expect(product.proxy.seen).toEqual([]);
  });

  test('a tab is pressed, and opens once they have', async ({ openPage }) => {
    const { page, letScriptsRun } = await openBeforeScripts(openPage);
    await page.getByRole('tab', { name: 'Contact Lens Ordering' }).click();
    letScriptsRun();
    await page.getByRole('tab', { name: 'Contact Lens Ordering', selected: true }).waitFor();
    await page.getByRole('form', { name: 'Order contact lenses' }).waitFor();
  });

  test('a browser puts back what was ticked and chosen on an earlier visit, and the forms know of it', async ({
    product,
    openPage,
  }) => {
    const { page, letScriptsRun } = await openBeforeScripts(openPage);
    // As a browser does it: without an event, in forms that are not in front.
    await page.evaluate(putBack, {
      appointment: { ...patient.appointment, appointmentType: 'Vision Therapy Consultation' },
      'contact-lens': { patientStatus: 'new' },
    });
    letScriptsRun();
    const form = await comeToForm(page, 'appointment');
    await form.until(({ button, notices }) => {
      expect(button.isSwitchedOff).toBe(false);
      expect(notices.join()).toContain('waitlist');
    });
    await form.element.getByText('Friday, April 12, 1985').waitFor();
    await form.submit();
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);

    const order = await comeToForm(page, 'contact-lens');
    await order.until(({ takesFiles }) => expect(takesFiles).toBe(true));
  });
});

test.describe('a page that was left and comes back', () => {
  test('knows what its fields hold when the browser fills them in again', async ({ openPage }) => {
    const { preferredDate, preferredTime, appointmentType, dateOfBirth } = patient.appointment;
    const answers = {
      firstName: 'José',
      acknowledgement: 'on',
      dateOfBirth,
      preferredDate,
      preferredTime,
      appointmentType,
    };
    const form = await openForm(openPage, 'appointment');
    await form.fill(answers);
    await form.page.goto('/privacy');
    await form.page.goBack();
    const again = await comeToForm(form.page, 'appointment');
    await again.until(({ values, button }) => {
      expect(values).toMatchObject(answers);
      expect(button.isSwitchedOff).toBe(false);
    });
    await again.element.getByText('Friday, April 12, 1985').waitFor();
  });

  test('knows what its fields hold when the browser kept it whole', async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.page.evaluate(putBack, { appointment: { acknowledgement: 'on', dateOfBirth: '4/12/1985' } });
    await form.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await form.until(({ button }) => expect(button.isSwitchedOff).toBe(false));
    await form.element.getByText('Friday, April 12, 1985').waitFor();
  });
});

/** Runs in the page: fills forms in without telling anybody. */
function putBack(forms: Record<string, Record<string, string>>): void {
  for (const [id, answers] of Object.entries(forms)) {
    const form = document.getElementById(id) as HTMLFormElement;
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        field.checked = answers[field.name] === field.value;
      } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = answers[field.name] ?? field.value;
      } else if (field instanceof HTMLTextAreaElement) {
        field.value = answers[field.name] ?? field.value;
      }
    }
  }
}

test('a form that was sent early is not sent again when the page comes back', async ({ product, openPage }) => {
  const { page, letScriptsRun } = await openBeforeScripts(openPage);
  const form = formOn(page, 'inquiry');
  await form.fill(patient.inquiry);
  await form.submit();
  letScriptsRun();
  await form.untilSent();
  await page.reload();
  await untilAnswering(page);
  expect(product.proxy.seen).toHaveLength(1);
  expect(await product.readRows()).toHaveLength(1);
});
