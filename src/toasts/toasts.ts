import { createActor } from 'xstate';
import { type Toast, toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { onToastEnded, removeToast, showToast } from '../io/toasts.ts';
import { lazyModule } from '../lazy-module/lazy-module.ts';

/** What a toast says. */
export type Announcement = Omit<Toast, 'id'>;

/** The script that renders toasts. */
export const toasterModule = lazyModule(() => import('../components/overlay/Toaster.tsx'));

/** The machine of the page's toasts. */
export const toasts = createActor(
  toastsMachine.provide({
    actions: {
      showToast: ({ context: { toast } }) => toast && showToast(toast),
      removeToast: ({ context: { toast } }) => toast && removeToast(toast.id),
    },
  }),
).start();

onToastEnded((id) => toasts.send({ type: 'toast.ended', id }));

let announcements = 0;

/** Shows a toast in place of the current one. */
export function announce(announcement: Announcement): void {
  toasterModule.request();
  announcements += 1;
  toasts.send({ type: 'toast.announced', toast: { ...announcement, id: `toast-${announcements}` } });
}

/**
 * Removes the current toast.
 * @param title only if it is the toast with this title
 */
export function withdrawAnnouncement(title = toasts.getSnapshot().context.toast?.title): void {
  if (title !== undefined) toasts.send({ type: 'toast.withdrawn', title });
}
