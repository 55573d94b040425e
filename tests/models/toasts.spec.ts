import { failureToast, toastsModel } from '#machines/toasts/toasts.model.ts';
import { expect } from '../fixtures.ts';
import { patient, selectForm } from '../support/forms.ts';
import { polling } from '../support/open-view.ts';
import { testPaths } from './path-tests.ts';

/** Reads the titles of what a visitor sees and hears of the toasts. It also runs in a browser, so it uses nothing else. */
function readToasts() {
  const shown = [...document.querySelectorAll('[data-scope="toast"][data-part="root"][data-state="open"]')];
  return {
    shown: shown.map((toast) => toast.querySelector('[data-part="title"]')?.textContent),
    heard: document.querySelector('[role="status"][aria-atomic="true"]')?.textContent.split(': ')[0],
  };
}

// The toasts of the inquiry: one says that sending failed, the other that it was sent.
testPaths<typeof toastsModel.machine, ReturnType<typeof readToasts>>({
  model: toastsModel,
  states: {
    none: (view) => expect(view).toEqual({ shown: [], heard: '' }),
    shown: (view, { toast }) => {
      expect(view).toEqual({ shown: [toast?.title], heard: toast?.isAnnouncedElsewhere ? '' : toast?.title });
    },
  },
  open: async ({ page, product: { proxy }, expectedMessages }) => {
    expectedMessages.push(/^Failed to load resource: the server responded with a status of 500/);
    let release = proxy.hold();
    let answered = 0;
    await page.goto('/#contact');
    const inquiry = await selectForm(page, 'inquiry');
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    const isSending = () => proxy.seen.length > answered;

    async function submit(): Promise<void> {
      await inquiry.submit();
      await expect.poll(isSending).toBe(true);
    }

    return {
      events: {
        'toast.announced': async ({ toast }) => {
          await selectForm(page, 'inquiry');
          if (!isSending()) {
            await inquiry.fill(patient.inquiry);
            await submit();
          }
          answered += 1;
          if (toast === failureToast) proxy.setNextBehaviors({ status: 500, body: 'Bad gateway' });
          release();
          release = proxy.hold();
          await inquiry.until(({ button }) => expect(button.label).toBe('Send Message'));
        },
        // Submitting again, which is not answered yet.
        'toast.withdrawn': submit,
        'field.changed': () => inquiry.fill({ message: 'Do you repair a bent frame? It is made of metal.' }),
        'form.left': async () => void (await selectForm(page, 'appointment')),
        'toast.ended': () => dismiss.click(),
      },
      until: (assertion) => expect(async () => assertion(await page.evaluate(readToasts))).toPass(polling),
    };
  },
});
