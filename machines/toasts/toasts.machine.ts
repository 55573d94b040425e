import { and, assign, setup } from 'xstate';
import { providedActions } from '../provided.ts';

/** A message over the page. */
export interface Toast {
  /** The form that announces it, if one does. */
  readonly form?: string;
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
  /** What the toast of this form says no longer holds. */
  | { type: 'toast.withdrawn'; form: string }
  /** The form is no longer visible. */
  | { type: 'form.left'; form: string }
  /** A visitor changed a field. */
  | { type: 'field.changed' };

const noToast = { form: undefined, kind: null };

/** The feature provides the actions `showToast` (that of the event) and `removeToast`, which does nothing after its end. */
export const toastsMachine = setup({
  types: {
    context: {} as { readonly form: string | undefined; readonly kind: Toast['kind'] | null },
    events: {} as ToastsEvent,
  },
  guards: {
    isOfForm: ({ context, event }) => 'form' in event && event.form === context.form,
    isError: ({ context }) => context.kind === 'error',
  },
  actions: {
    setToast: assign(({ event }) =>
      event.type === 'toast.announced' ? { form: event.toast.form, kind: event.toast.kind } : {},
    ),
    clearToast: assign(noToast),
    ...providedActions('showToast', 'removeToast'),
  },
}).createMachine({
  id: 'toasts',
  description: 'Which toast is shown. Its words and its time are in the store of the toasts.',
  context: noToast,
  initial: 'none',
  states: {
    none: {
      entry: 'clearToast',
      on: { 'toast.announced': { target: 'shown', actions: ['setToast', 'showToast'] } },
    },
    shown: {
      description:
        'Until it is replaced or withdrawn, or its time is over. An error also goes when a field is changed or its form is left.',
      on: {
        'toast.announced': { actions: ['removeToast', 'setToast', 'showToast'] },
        'toast.withdrawn': { guard: 'isOfForm', target: 'none', actions: 'removeToast' },
        'form.left': { guard: and(['isOfForm', 'isError']), target: 'none', actions: 'removeToast' },
        'field.changed': { guard: 'isError', target: 'none', actions: 'removeToast' },
      },
    },
  },
});
