import type { Fixtures, Journeys } from 'model-testing';
import { type Toast, toastsMachine } from './toasts.machine.ts';

/** A toast that a visitor can make appear again and again. */
export const acknowledgementToast: Toast = {
  id: 'a',
  kind: 'error',
  title: 'Acknowledgment Required',
  description: 'Please acknowledge the appointment confirmation policy.',
  isAnnouncedElsewhere: true,
};
/** A toast that is announced to screen readers. */
const sentToast: Toast = {
  id: 'b',
  kind: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
};

const announced = { type: 'toast.announced', toast: acknowledgementToast } as const;
const sent = { type: 'toast.announced', toast: sentToast } as const;
const withdrawn = { type: 'toast.withdrawn', title: acknowledgementToast.title } as const;
const ended = { type: 'toast.ended', id: acknowledgementToast.id } as const;

const fixtures: Fixtures<typeof toastsMachine> = {
  steps: [announced, sent, withdrawn, ended, { type: 'toast.ended', id: sentToast.id }],
  // Only the toast on the page can be dismissed.
  canHappen: ({ context }, event) => event.type !== 'toast.ended' || event.id === context.toast?.id,
};

const journeys: Journeys<typeof toastsMachine> = {
  'at first there is no toast': { steps: [], ends: 'none', context: { toast: null } },
  'a toast is shown': {
    steps: [announced],
    ends: 'shown',
    actions: ['showToast'],
    context: { toast: acknowledgementToast },
  },
  'a toast replaces the one before it': {
    steps: [announced, sent],
    ends: 'shown',
    actions: ['showToast', 'removeToast', 'showToast'],
    context: { toast: sentToast },
  },
  'a toast is removed when its cause is gone': {
    steps: [announced, withdrawn],
    ends: 'none',
    actions: ['showToast', 'removeToast'],
    context: { toast: null },
  },
  'a toast with another cause stays': {
    steps: [sent, withdrawn],
    ends: 'shown',
    actions: ['showToast'],
    context: { toast: sentToast },
  },
  'a toast that a visitor dismissed is not removed again': {
    steps: [announced, ended, withdrawn],
    ends: 'none',
    actions: ['showToast'],
    context: { toast: null },
  },
  'the end of an earlier toast does not end the one that replaced it': {
    steps: [announced, sent, ended],
    ends: 'shown',
    actions: ['showToast', 'removeToast', 'showToast'],
    context: { toast: sentToast },
  },
};

export const toastsModel = { machine: toastsMachine, fixtures, journeys };
