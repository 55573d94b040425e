import { createStore } from '@zag-js/toast';

/** The store of the toasts that the page renders. To show one, call {@link announce}. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  // No keyboard shortcut: the default one would focus the empty toaster.
  hotkey: ['none'],
});

/** The content of a toast. */
export interface Announcement {
  kind: 'success' | 'error';
  title: string;
  description: string;
  /** Whether the focus moves to an element that says the same. Then the toast is not announced. */
  isAnnouncedElsewhere?: boolean;
}

/** The toast on the page. */
export interface CurrentToast extends Announcement {
  /** Unique for each toast. */
  id: string;
}

const successMilliseconds = 10_000;
const listeners = new Set<() => void>();
const watchers = new Set<() => void>();
let isRequested = false;
let current: CurrentToast | null = null;

/** Shows a toast in place of the current one. Errors stay until they are dismissed, successes for ten seconds. */
export function announce(announcement: Announcement): void {
  requestToaster();
  withdrawAnnouncement();
  const { kind, title, description } = announcement;
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : successMilliseconds;
  const id = toaster.create({ type: kind, title, description, duration, closable: true });
  setCurrent({ ...announcement, id });
}

/**
 * Removes the current toast.
 * @param title only if it is the toast with this title
 */
export function withdrawAnnouncement(title = current?.title): void {
  if (current === null || current.title !== title) return;
  const { id } = current;
  setCurrent(null);
  // The store renders synchronously, which React does not allow while it is rendering, for example while it unmounts a
  // form.
  queueMicrotask(() => toaster.remove(id));
}

/** The toast on the page; null when there is none. */
export const currentToast = (): CurrentToast | null => current;

/**
 * Calls `watcher` when the current toast changes.
 * @returns removes the watcher
 */
export function onToastChanged(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setCurrent(toast: CurrentToast | null): void {
  current = toast;
  for (const watcher of watchers) watcher();
}

// Visitors dismiss toasts, and successes time out.
toaster.subscribe((toast: { id?: string; dismiss?: boolean }) => {
  if (toast.dismiss && toast.id === current?.id) setCurrent(null);
});

/** Makes the page load the script that renders toasts, because one may be shown soon. */
export function requestToaster(): void {
  if (isRequested) return;
  isRequested = true;
  for (const listener of listeners) listener();
}

/** Whether toasts have been requested yet. */
export const isToasterRequested = (): boolean => isRequested;

/**
 * Calls `listener` when toasts are requested for the first time.
 * @returns removes the listener
 */
export function onToasterRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
