import type { Page } from 'playwright/test';
import { failureToast, sentToast, toastsModel } from '#machines/toasts/toasts.model.ts';
import { expect } from '../fixtures.ts';
import { patient, selectForm } from '../support/forms.ts';
import { holdSubmissions, noFunction } from './held-requests.ts';
import { testPaths } from './path-tests.ts';

/** What a visitor sees of the toasts: their titles. */
const seen = (page: Page) =>
  page.locator('[data-scope="toast"][data-part="root"][data-state="open"] [data-part="title"]');
/** What a screen reader says of them. */
const heard = (page: Page) => page.locator('[role="status"][aria-atomic="true"]').first();

// The toasts of the inquiry: one says that sending failed, the other that it was sent.
testPaths<typeof toastsModel.machine, Page>({
  model: toastsModel,
  states: {
    none: async (page) => {
      await expect(seen(page)).toHaveCount(0);
      await expect(heard(page)).toBeEmpty();
    },
    shown: async (page, { kind }) => {
      const { title, isAnnouncedElsewhere } = kind === 'error' ? failureToast : sentToast;
      await expect(seen(page)).toHaveText([title]);
      await expect(heard(page)).toHaveText(isAnnouncedElsewhere ? '' : new RegExp(`^${title}: `));
    },
  },
  open: async (setup) => {
    const { page } = setup;
    const { isHeld, untilSending, answer } = holdSubmissions(setup);
    await page.goto('/#contact');
    const inquiry = await selectForm(page, 'inquiry');

    async function submit(): Promise<void> {
      await inquiry.submit();
      await untilSending();
    }

    return {
      events: {
        'toast.announced': async ({ toast }) => {
          await selectForm(page, 'inquiry');
          if (!isHeld()) {
            await inquiry.fill(patient.inquiry);
            await submit();
          }
          await answer(toast === failureToast ? noFunction : { status: 200, body: { reference: 'R-7K2M9Q' } });
          await inquiry.until(({ button }) => expect(button.label).toBe('Send Message'));
        },
        // Submitting again, which is not answered yet.
        'toast.withdrawn': submit,
        'field.changed': () => inquiry.fill({ message: 'Do you repair a bent frame? It is made of metal.' }),
        'form.left': async () => void (await selectForm(page, 'appointment')),
      },
      until: (assertion) => assertion(page),
    };
  },
});
