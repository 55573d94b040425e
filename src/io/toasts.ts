import { createStore } from '@zag-js/toast';

/** The store that the toaster on the page draws. Other code announces; see {@link announce}. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  // No key is listened for: the store's own would move the focus to a place that is none.
  hotkey: ['none'],
});

/** The content of a toast. */
export interface Announcement {
  kind: 'success' | 'error';
  title: string;
  description: string;
  /** Whether screen readers say it elsewhere, where the focus goes: the toast is no live region then. */
  isHeardElsewhere?: boolean;
}

/** The toast on the page. */
export interface CurrentToast extends Announcement {
  /** Another one for each toast. */
  id: string;
}

const successMilliseconds = 10_000;
const listeners = new Set<() => void>();
const watchers = new Set<() => void>();
let isRequested = false;
let current: CurrentToast | null = null;

/** Shows a toast in place of the last one. Errors stay until they are dismissed, good news for ten seconds. */
export function announce(announcement: Announcement): void {
  requestToaster();
  withdrawAnnouncement();
  const { kind, title, description } = announcement;
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : successMilliseconds;
  const id = toaster.create({ type: kind, title, description, duration, closable: true });
  setCurrent({ ...announcement, id });
}

/**
 * Takes the last toast away.
 * @param title only if it is the toast with this title
 */
export function withdrawAnnouncement(title = current?.title): void {
  if (current === null || current.title !== title) return;
  const { id } = current;
  setCurrent(null);
  // The store has its toasts drawn at once, which React does not allow while it is at work: a form may be going.
  queueMicrotask(() => toaster.remove(id));
}

/** The toast on the page; null when there is none. */
export const currentToast = (): CurrentToast | null => current;

/** Calls `watcher` when the toast on the page changes. Returns what ends that. */
export function onToastChanged(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setCurrent(toast: CurrentToast | null): void {
  current = toast;
  for (const watcher of watchers) watcher();
}

// Visitors put toasts away, and good news goes by itself.
toaster.subscribe((toast: { id?: string; dismiss?: boolean }) => {
  if (toast.dismiss && toast.id === current?.id) setCurrent(null);
});

/** Has the page fetch what draws toasts, because one may come soon. */
export function requestToaster(): void {
  if (isRequested) return;
  isRequested = true;
  for (const listener of listeners) listener();
}

/** Whether anything has asked for toasts yet. */
export const isToasterRequested = (): boolean => isRequested;

/** Calls `listener` when toasts are requested for the first time. Returns what ends that. */
export function onToasterRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
