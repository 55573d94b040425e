import { createStore } from '@zag-js/toast';
import { type Toast, toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { lazyModule } from '#src/page/lazy-module.ts';
import { siteActor } from '#src/page/site.ts';

/** The script that renders toasts. */
export const toasterModule = lazyModule('toaster', () => import('#src/components/overlay/Toaster.tsx'));

/** The store of the toasts that the page renders. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset)' },
  // No keyboard shortcut: the default one would focus the empty toaster.
  hotkey: ['none'],
});

const milliseconds = { error: 8_000, success: 10_000 };

// The store renders synchronously, which React does not allow while it is rendering, for example while it unmounts a form.
const afterRendering = queueMicrotask;

/** The machine of the page's toasts, which decides how long one holds. The store knows what it says, and its time. */
export const toasts = siteActor(
  'toasts',
  toastsMachine.provide({
    actions: {
      showToast: ({ event }) => {
        if (event.type !== 'toast.announced') return;
        const { kind, title, description } = event.toast;
        const duration = milliseconds[kind];
        const meta = event.toast;
        afterRendering(() => toaster.create({ type: kind, title, description, duration, closable: true, meta }));
      },
      removeToast: () => afterRendering(() => toaster.remove()),
    },
  }),
);

if (typeof document !== 'undefined') {
  // Captured, so that a toast about this change comes after it. Only a visitor causes this event: a form that is restored
  // or prefilled fires `change`.
  document.addEventListener('input', () => toasts.send({ type: 'field.changed' }), { capture: true });
}

/** Shows a toast in place of the current one. */
export function announce(toast: Toast): void {
  toasterModule.request();
  toasts.send({ type: 'toast.announced', toast });
}
