import { createStore } from '@zag-js/toast';

/** The store that the toaster on the page draws. Other code announces; see {@link announce}. */
export const toaster = createStore({
  placement: 'bottom-end',
  max: 1,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toast-offset, 1rem)' },
});

/** What a toast says. */
export interface Announcement {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

const successMilliseconds = 10_000;
const listeners = new Set<() => void>();
let wanted = false;
let shown: string | undefined;

/** Shows a toast in place of the last one. Errors stay until they are dismissed, good news for ten seconds. */
export function announce({ kind, title, description }: Announcement): void {
  wakeToaster();
  withdrawAnnouncement();
  const duration = kind === 'error' ? Number.POSITIVE_INFINITY : successMilliseconds;
  shown = toaster.create({ type: kind, title, description, duration, closable: true });
}

/** Takes the last toast away. */
export function withdrawAnnouncement(): void {
  if (shown !== undefined) toaster.remove(shown);
  shown = undefined;
}

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
