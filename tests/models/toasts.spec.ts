import type { Toast } from '#machines/toasts/toasts.machine.ts';
import { acknowledgementToast, toastsModel } from '#machines/toasts/toasts.model.ts';
import { expect } from '../fixtures.ts';
import { patient, selectForm } from '../support/forms.ts';
import { testPaths } from './path-tests.ts';

/**
 * Reads what a visitor sees and hears of the toasts, as "Title: description"; '' for none. It also runs in a browser, so it
 * uses nothing from this module.
 */
function readToasts() {
  const shown = document.querySelectorAll('[data-scope="toast"][data-part="root"][data-state="open"]');
  const partsOf = (toast: Element) =>
    ['title', 'description'].map((part) => toast.querySelector(`[data-part="${part}"]`)?.textContent ?? '').join(': ');
  return {
    shown: [...shown].map(partsOf).join(', '),
    heard: document.querySelector('[role="status"][aria-atomic="true"]')?.textContent ?? '',
  };
}

const textOf = ({ title, description }: Toast) => `${title}: ${description}`;

// The toasts of two forms: one asks for the acknowledgement, the other confirms an inquiry.
testPaths<typeof toastsModel.machine, ReturnType<typeof readToasts>>({
  model: toastsModel,
  states: {
    none: (view) => expect(view).toEqual({ shown: '', heard: '' }),
    shown: (view, { toast }) => {
      if (toast === null) throw new Error('There is no toast in the context.');
      expect(view).toEqual({ shown: textOf(toast), heard: toast.isAnnouncedElsewhere ? '' : textOf(toast) });
    },
  },
  path: '/#contact',
  load: (page, path) => page.goto(path),
  open: async ({ page }) => {
    const appointment = await selectForm(page, 'appointment');
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    const read = () => page.evaluate(readToasts);

    async function sendInquiry(): Promise<void> {
      const inquiry = await selectForm(page, 'inquiry');
      await inquiry.fill(patient.inquiry);
      await inquiry.submit();
      await inquiry.untilSent();
    }

    return {
      events: {
        'toast.announced': async ({ toast }) => {
          if (toast.id !== acknowledgementToast.id) return sendInquiry();
          await selectForm(page, 'appointment');
          await appointment.fill({ acknowledgement: '' });
          await appointment.submit();
        },
        'toast.withdrawn': async () => {
          await selectForm(page, 'appointment');
          await appointment.fill({ acknowledgement: 'on' });
        },
        'toast.ended': async ({ id }) => {
          const { shown } = await read();
          // A toast that was replaced cannot be dismissed.
          if (shown.startsWith(acknowledgementToast.title) === (id === acknowledgementToast.id)) await dismiss.click();
        },
      },
      view: read,
    };
  },
});
