import type { Fixtures, Scenarios } from 'model-testing';
import { type Toast, toastsMachine } from './toasts.machine.ts';

/** A toast that is announced to screen readers. */
export const failureToast: Toast = {
  form: 'inquiry',
  kind: 'error',
  title: 'Submission Failed',
  description: 'Please try again.',
};
/** A toast that is not, because the focus moves to the confirmation. */
export const sentToast: Toast = {
  form: 'appointment',
  kind: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
  isAnnouncedElsewhere: true,
};

const failed = { type: 'toast.announced', toast: failureToast } as const;
const sent = { type: 'toast.announced', toast: sentToast } as const;
const withdrawn = { type: 'toast.withdrawn', form: 'inquiry' } as const;
const left = { type: 'form.left', form: 'inquiry' } as const;
const sentLeft = { type: 'form.left', form: 'appointment' } as const;

const fixtures: Fixtures<typeof toastsMachine> = {
  steps: [failed, sent, withdrawn, left],
};

const removed = { ends: 'none', actions: ['removeToast'], context: { kind: null } } as const;

const scenarios: Scenarios<typeof toastsMachine> = {
  'a first toast is shown': { steps: [failed], ends: 'shown', actions: ['showToast'] },
  'a toast replaces the one before it': {
    steps: [failed, sent],
    ends: 'shown',
    actions: ['removeToast', 'showToast'],
    context: { form: 'appointment', kind: 'success' },
  },
  'a toast is removed when it no longer holds': { steps: [failed, withdrawn], ...removed },
  'the toast of another form stays': {
    steps: [failed, { type: 'toast.withdrawn', form: 'appointment' }, sentLeft],
    ends: 'shown',
    context: { kind: 'error' },
  },
  'an error goes when a field is changed': { steps: [failed, 'field.changed'], ...removed },
  'an error goes when its form is left': { steps: [failed, left], ...removed },
  'a success stays when the form changes or is left': { steps: [sent, 'field.changed', sentLeft], ends: 'shown' },
};

export const toastsModel = { machine: toastsMachine, fixtures, scenarios, screen: 'tests/models/toasts.spec.ts' };
