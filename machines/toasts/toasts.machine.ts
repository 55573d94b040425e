import { assign, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** A message over the page. */
export interface Toast {
  /** Unique for each toast. */
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** Whether the focus moves to an element that says the same. Then the toast is not announced. */
  readonly isAnnouncedElsewhere?: boolean;
}

type ToastsEvent =
  | { type: 'toast.announced'; toast: Toast }
  /** The cause of the toast with this title is gone. */
  | { type: 'toast.withdrawn'; title: string }
  /** A visitor dismissed the toast, or its time is over. */
  | { type: 'toast.ended'; id: string };

/**
 * The toasts of a page, of which one is shown at a time.
 * - `none`
 * - `shown`: until it is replaced, its cause is gone, or it ends.
 *
 * The feature provides the actions `showToast` and `removeToast` (that of the context).
 */
export const toastsMachine = setup({
  types: { context: {} as { readonly toast: Toast | null }, events: {} as ToastsEvent },
  guards: {
    isCurrent: ({ context: { toast }, event }) =>
      event.type === 'toast.ended'
        ? event.id === toast?.id
        : event.type === 'toast.withdrawn' && event.title === toast?.title,
  },
  actions: {
    setToast: assign({ toast: ({ event }) => (event.type === 'toast.announced' ? event.toast : null) }),
    clearToast: assign({ toast: null }),
    showToast: providedByTheFeature('showToast'),
    removeToast: providedByTheFeature('removeToast'),
  },
}).createMachine({
  id: 'toasts',
  context: { toast: null },
  initial: 'none',
  states: {
    none: { on: { 'toast.announced': { target: 'shown', actions: ['setToast', 'showToast'] } } },
    shown: {
      on: {
        'toast.announced': { actions: ['removeToast', 'setToast', 'showToast'] },
        'toast.withdrawn': { guard: 'isCurrent', target: 'none', actions: ['removeToast', 'clearToast'] },
        'toast.ended': { guard: 'isCurrent', target: 'none', actions: 'clearToast' },
      },
    },
  },
});
