import { createStore } from '@zag-js/toast';
import { type Toast, toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { lazyModule } from '#src/page/lazy-module.ts';
import { siteActor } from '#src/page/site.ts';

/** What a toast says. */
export type Announcement = Omit<Toast, 'id'>;

/** The script that renders toasts. */
export const toasterModule = lazyModule('toaster', () => import('#src/components/overlay/Toaster.tsx'));

/** The store of the toasts that the page renders. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  // No keyboard shortcut: the default one would focus the empty toaster.
  hotkey: ['none'],
});

const milliseconds = { error: 8_000, success: 10_000 };

/** The machine of the page's toasts. */
export const toasts = siteActor(
  'toasts',
  toastsMachine.provide({
    actions: {
      showToast: ({ context: { toast } }) => {
        if (!toast) return;
        const { id, kind, title, description, reference, language } = toast;
        toaster.create({
          id,
          type: kind,
          title,
          description,
          duration: milliseconds[kind],
          closable: true,
          meta: { reference, language },
        });
      },
      removeToast: ({ context: { toast } }) => {
        // The store renders synchronously, which React does not allow while it is rendering, for example while it
        // unmounts a form.
        if (toast) queueMicrotask(() => toaster.remove(toast.id));
      },
    },
  }),
);

toaster.subscribe((toast: { id?: string; dismiss?: boolean }) => {
  if (toast.dismiss && toast.id !== undefined) toasts.send({ type: 'toast.ended', id: toast.id });
});

if (typeof document !== 'undefined') {
  // Captured, so that a toast about this change comes after it. Only a visitor causes this event: a form that is restored
  // or prefilled fires `change`.
  document.addEventListener('input', () => toasts.send({ type: 'field.changed' }), { capture: true });
}

let announcements = 0;

/** Shows a toast in place of the current one. Returns its id. */
export function announce(announcement: Announcement): string {
  toasterModule.request();
  announcements += 1;
  const id = `toast-${announcements}`;
  toasts.send({ type: 'toast.announced', toast: { ...announcement, id } });
  return id;
}
