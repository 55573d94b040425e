/** Listeners for the mounting of parts, by the part's id. */
const listeners = new Map<string, (() => void)[]>();

/** Calls `listener` once when the part with this id is mounted. */
export function whenMounted(id: string, listener: () => void): void {
  listeners.set(id, [...(listeners.get(id) ?? []), listener]);
}

/** Notifies the listeners that the part with this id is mounted. */
export function mounted(id: string): void {
  const due = listeners.get(id) ?? [];
  listeners.delete(id);
  for (const listener of due) listener();
}
