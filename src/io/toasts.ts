import { createStore } from '@zag-js/toast';

/** The store that the toaster on the page draws. Other code announces; see {@link announce}. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  // No key is listened for: the store's own would move the focus to a place that is none.
  hotkey: ['none'],
});

/** What a toast says. */
export interface Announcement {
  kind: 'success' | 'error';
  title: string;
  description: string;
  /** Whether assistive technology is told elsewhere, where the focus goes, and hears nothing of the toast. */
  isHeardElsewhere?: boolean;
}

/** The toast that stands on the page. */
export interface StandingToast extends Announcement {
  /** Another one for each toast. */
  id: string;
}

const successMilliseconds = 10_000;
const listeners = new Set<() => void>();
const watchers = new Set<() => void>();
let wanted = false;
let standing: StandingToast | null = null;

/** Shows a toast in place of the last one. Errors stay until they are dismissed, good news for ten seconds. */
export function announce(announcement: Announcement): void {
  wakeToaster();
  withdrawAnnouncement();
  const { kind, title, description } = announcement;
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : successMilliseconds;
  const id = toaster.create({ type: kind, title, description, duration, closable: true });
  stand({ ...announcement, id });
}

/**
 * Takes the last toast away.
 * @param title only if it is the toast with this title
 */
export function withdrawAnnouncement(title = standing?.title): void {
  if (standing === null || standing.title !== title) return;
  const { id } = standing;
  stand(null);
  // The store has its toasts drawn at once, which React does not allow while it is at work: a form may be going.
  queueMicrotask(() => toaster.remove(id));
}

/** The toast that stands on the page; null when there is none. */
export const standingToast = (): StandingToast | null => standing;

/** Calls `watcher` when another toast stands on the page, or none any more. Returns what ends that. */
export function onToastChanged(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function stand(toast: StandingToast | null): void {
  standing = toast;
  for (const watcher of watchers) watcher();
}

// Visitors put toasts away, and good news goes by itself.
toaster.subscribe((toast: { id?: string; dismiss?: boolean }) => {
  if (toast.dismiss && toast.id === standing?.id) stand(null);
});

/** Tells the page that a toast may come soon, so that it fetches what draws it. */
export function wakeToaster(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/** Whether anything has asked for toasts yet. */
export const isToasterWanted = (): boolean => wanted;

/** Calls `listener` when toasts are wanted for the first time. Returns what ends that. */
export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
