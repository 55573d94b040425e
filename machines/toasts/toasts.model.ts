import type { Fixtures, Scenarios } from 'model-testing';
import { type Toast, toastsMachine } from './toasts.machine.ts';

/** A toast that is announced to screen readers. */
export const failureToast: Toast = {
  id: 'a',
  kind: 'error',
  title: 'Submission Failed',
  description: 'Please try again.',
};
/** A toast that is not, because the focus moves to the confirmation. */
export const sentToast: Toast = {
  id: 'b',
  kind: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
  isAnnouncedElsewhere: true,
};

const failed = { type: 'toast.announced', toast: failureToast } as const;
const sent = { type: 'toast.announced', toast: sentToast } as const;
const withdrawn = { type: 'toast.withdrawn', id: failureToast.id } as const;
const left = { type: 'form.left', id: failureToast.id } as const;
const sentLeft = { type: 'form.left', id: sentToast.id } as const;
const ended = { type: 'toast.ended', id: failureToast.id } as const;
const sentEnded = { type: 'toast.ended', id: sentToast.id } as const;

const fixtures: Fixtures<typeof toastsMachine> = {
  steps: [failed, sent, withdrawn, left, ended, sentEnded],
};

const removed = { ends: 'none', actions: ['removeToast'], context: { toast: null } } as const;

const scenarios: Scenarios<typeof toastsMachine> = {
  'a first toast is shown': { steps: [failed], ends: 'shown', actions: ['showToast'] },
  'a toast replaces the one before it': {
    steps: [failed, sent],
    ends: 'shown',
    actions: ['removeToast', 'showToast'],
    context: { toast: sentToast },
  },
  'a toast is removed when it no longer holds': { steps: [failed, withdrawn], ...removed },
  'the toast of another form stays': {
    steps: [failed, { type: 'toast.withdrawn', id: sentToast.id }, sentLeft, sentEnded],
    ends: 'shown',
    context: { toast: failureToast },
  },
  'an error goes when a field is changed': { steps: [failed, 'field.changed'], ...removed },
  'an error goes when its form is left': { steps: [failed, left], ...removed },
  'a success stays when the form changes or is left': { steps: [sent, 'field.changed', sentLeft], ends: 'shown' },
  'a toast that ended is not removed again': { steps: [failed, ended], ends: 'none', context: { toast: null } },
};

export const toastsModel = { machine: toastsMachine, fixtures, scenarios };
