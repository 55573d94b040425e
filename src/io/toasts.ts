import { createStore } from '@zag-js/toast';

/** The store of the toasts that the page renders. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  // No keyboard shortcut: the default one would focus the empty toaster.
  hotkey: ['none'],
});

const successMilliseconds = 10_000;

/** Shows a toast. Errors stay until they are dismissed, successes for ten seconds. */
export function showToast(toast: { id: string; kind: 'success' | 'error'; title: string; description: string }): void {
  const { id, kind, title, description } = toast;
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : successMilliseconds;
  toaster.create({ id, type: kind, title, description, duration, closable: true });
}

/** Removes the toast with this id. */
export function removeToast(id: string): void {
  // The store renders synchronously, which React does not allow while it is rendering, for example while it unmounts a
  // form.
  queueMicrotask(() => toaster.remove(id));
}

/** Calls `listener` with the id of a toast that a visitor dismissed or whose time is over. */
export function onToastEnded(listener: (id: string) => void): void {
  toaster.subscribe((toast: { id?: string; dismiss?: boolean }) => {
    if (toast.dismiss && toast.id !== undefined) listener(toast.id);
  });
}
