/** Listeners for the moment when a part is mounted, by the part's id. */
const listeners = new Map<string, (() => void)[]>();

/** Calls `listener` once when the part of this id is mounted. */
export function whenMounted(id: string, listener: () => void): void {
  listeners.set(id, [...(listeners.get(id) ?? []), listener]);
}

/** Says that the part of this id is mounted. */
export function mounted(id: string): void {
  const due = listeners.get(id) ?? [];
  listeners.delete(id);
  for (const listener of due) listener();
}
