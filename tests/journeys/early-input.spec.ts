import type { Page } from 'playwright/test';
import { forms } from '#content/forms.data.ts';
import type { OpenPage } from '../fixtures.ts';
import { expect, test } from '../fixtures.ts';
import { formWords } from '../support/form-view.ts';
import { appointmentTypeOf, formOn, patient, selectForm, untilFormsReady } from '../support/forms.ts';
import { holdRoute } from '../support/open-view.ts';

/** Opens the contact section, and holds all scripts of the site. */
async function openBeforeScripts(
  openPage: OpenPage,
  address = '/#contact',
): Promise<{ page: Page; releaseScripts: () => void }> {
  let releaseScripts = () => {};
  const page = await openPage(undefined, {
    context: { reducedMotion: 'reduce' },
    prepare: async (opened) => {
      releaseScripts = await holdRoute(opened, '**/assets/*.js');
    },
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return { page, releaseScripts };
}

test.describe('before hydration', () => {
  test('a submitted form is shown as pending at once, and sent after hydration without another click, once', async ({
    product,
    openPage,
  }) => {
    const { page, releaseScripts } = await openBeforeScripts(openPage);
    const form = formOn(page, 'inquiry');
    await form.fill(patient.inquiry);
    const styles = await form.element.locator('button[type="submit"]').evaluate((button: HTMLButtonElement) => {
      button.click();
      return {
        outline: getComputedStyle(button).outlineStyle,
        label: getComputedStyle(button, '::after').content,
        isPending: button.form?.dataset.pending !== undefined,
      };
    });
    expect(styles).toEqual({ outline: 'dashed', label: '"One moment…"', isPending: true });
    await form.field('lastName').press('Enter');
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect((await form.view()).values).toMatchObject(patient.inquiry);

    releaseScripts();
    const reference = await form.untilSent();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await untilFormsReady(page);
    expect(product.proxy.seen).toHaveLength(1);
    expect(await product.readRows()).toMatchObject([{ reference }]);
    const [mail] = await product.mailbox.waitFor(1);
    expect(mail?.email.text).toContain(patient.inquiry.message);
  });

  test('the form that an address asks for is shown, and keeps its place and what is typed', async ({ openPage }) => {
    const { page, releaseScripts } = await openBeforeScripts(openPage, '/?tab=appointment#contact');
    const form = formOn(page, 'appointment');
    const heading = form.element.getByRole('heading').first();
    await expect(page.getByRole('tab', { name: formWords.appointment.tab })).toHaveCSS('position', 'relative');
    await expect(page.getByRole('tab', { name: formWords.inquiry.tab })).toHaveCSS('position', 'static');
    await expect(formOn(page, 'inquiry').element).toBeHidden();
    await form.fill({ firstName: 'José' });
    const place = () => heading.evaluate((title) => Math.round(title.getBoundingClientRect().top + scrollY));
    const before = await place();
    releaseScripts();
    await untilFormsReady(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(formWords.appointment.tab);
    expect((await form.view()).values.firstName).toBe('José');
    expect(await place()).toBe(before);
    await page.getByRole('tab', { name: formWords.inquiry.tab }).click();
    await expect(form.element).toBeHidden();
  });

  test('a tab that is pressed is selected, whatever the address asks for', async ({ openPage }) => {
    const { page, releaseScripts } = await openBeforeScripts(openPage, '/?tab=contact-lens#contact');
    await page.getByRole('tab', { name: formWords.appointment.tab }).click();
    releaseScripts();
    await untilFormsReady(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(formWords.appointment.tab);
    await expect(formOn(page, 'appointment').element).toBeVisible();
  });

  test('values that the browser restores are recognized by the forms, also from the back/forward cache', async ({
    product,
    openPage,
  }) => {
    const { page, releaseScripts } = await openBeforeScripts(openPage);
    // As browsers do: without an event, also in forms that are not visible.
    await page.evaluate(restoreValues, {
      appointment: { ...patient.appointment, appointmentType: appointmentTypeOf('emergency'), noInsurance: 'on' },
      'contact-lens': { patientStatus: 'new' },
    });
    releaseScripts();
    const form = await selectForm(page, 'appointment');
    await form.until(({ button, notices, values }) => {
      expect(button.isDisabled).toBe(false);
      expect(values).not.toHaveProperty('insuranceId');
      expect(notices.join()).toContain(forms.emergencyVisit);
    });
    await form.element.getByText('Friday, April 12, 1985').waitFor();
    await form.submit();
    const reference = await form.untilSent();
    expect(await product.readRows()).toMatchObject([{ reference }]);

    const order = await selectForm(page, 'contact-lens');
    await order.until(({ takesFiles }) => expect(takesFiles).toBe(true));
    await page.evaluate(restoreValues, { 'contact-lens': { patientStatus: 'established', dateOfBirth: '4/12/1985' } });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await order.until(({ takesFiles }) => expect(takesFiles).toBe(false));
    await order.element.getByText('Friday, April 12, 1985').waitFor();
  });
});

/** Fills in forms without dispatching events. Runs in the page. */
function restoreValues(forms: Record<string, Record<string, string>>): void {
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
