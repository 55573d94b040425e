import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { Toast, toastsMachine } from '../../../machines/toasts/toasts.machine.ts';

/**
 * Reads what a visitor sees and hears of the toasts, as "Title: description"; '' for none. It also runs in a browser, so it
 * uses nothing from this module.
 */
export function readToasts() {
  const shown = document.querySelectorAll('[data-scope="toast"][data-part="root"][data-state="open"]');
  const partsOf = (toast: Element) =>
    ['title', 'description'].map((part) => toast.querySelector(`[data-part="${part}"]`)?.textContent ?? '').join(': ');
  return {
    shown: [...shown].map(partsOf).join(', '),
    heard: document.querySelector('[role="status"][aria-atomic="true"]')?.textContent ?? '',
  };
}

const textOf = ({ title, description }: Toast) => `${title}: ${description}`;

export const toastsStates: StateAssertions<typeof toastsMachine, ReturnType<typeof readToasts>> = {
  none: (view) => expect(view).toEqual({ shown: '', heard: '' }),
  shown: (view, { toast }) => {
    if (toast === null) throw new Error('There is no toast in the context.');
    expect(view).toEqual({ shown: textOf(toast), heard: toast.isAnnouncedElsewhere ? '' : textOf(toast) });
  },
};
