import { acknowledgementToast, toastsModel } from '../../../machines/toasts/toasts.model.ts';
import { patient, selectForm } from '../../support/forms.ts';
import { testPaths } from '../path-tests.ts';
import { readToasts, toastsStates } from '../site/toasts.states.ts';

// The toasts of two forms: one asks for the acknowledgement, the other confirms an inquiry.
testPaths({
  model: toastsModel,
  states: toastsStates,
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
