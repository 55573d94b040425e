import { and, assign, setup } from 'xstate';
import { providedActions } from '../provided.ts';

/** A message over the page. */
export interface Toast {
  /** Unique for each toast. */
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** The reference of the request that was sent. */
  readonly reference?: string;
  /** The code of its language; English by default. */
  readonly language?: string;
  /** Whether the focus moves to an element that says the same. Then the toast is not announced. */
  readonly isAnnouncedElsewhere?: boolean;
}

type ToastsEvent =
  | { type: 'toast.announced'; toast: Toast }
  /** What the toast with this id says no longer holds. */
  | { type: 'toast.withdrawn'; id: string }
  /** The form that announced the toast with this id is no longer visible. */
  | { type: 'form.left'; id: string }
  /** A visitor changed a field. */
  | { type: 'field.changed' }
  /** A visitor dismissed the toast, or its time is over. */
  | { type: 'toast.ended'; id: string };

/** The feature provides the actions `showToast` and `removeToast` (that of the context). */
export const toastsMachine = setup({
  types: { context: {} as { readonly toast: Toast | null }, events: {} as ToastsEvent },
  guards: {
    isCurrent: ({ context, event }) => 'id' in event && event.id === context.toast?.id,
    isError: ({ context }) => context.toast?.kind === 'error',
  },
  actions: {
    setToast: assign({ toast: ({ event }) => (event.type === 'toast.announced' ? event.toast : null) }),
    clearToast: assign({ toast: null }),
    ...providedActions('showToast', 'removeToast'),
  },
}).createMachine({
  id: 'toasts',
  description: 'The toasts of a page, of which one is shown at a time.',
  context: { toast: null },
  initial: 'none',
  states: {
    none: {
      entry: 'clearToast',
      on: { 'toast.announced': { target: 'shown', actions: ['setToast', 'showToast'] } },
    },
    shown: {
      description:
        'Until it is replaced, withdrawn, or it ends. An error also goes when a field is changed or its form is left.',
      on: {
        'toast.announced': { actions: ['removeToast', 'setToast', 'showToast'] },
        'toast.withdrawn': { guard: 'isCurrent', target: 'none', actions: 'removeToast' },
        'form.left': { guard: and(['isCurrent', 'isError']), target: 'none', actions: 'removeToast' },
        'field.changed': { guard: 'isError', target: 'none', actions: 'removeToast' },
        'toast.ended': { guard: 'isCurrent', target: 'none' },
      },
    },
  },
});
