/** What is kept in this browser under `key`, read as JSON; null when there is nothing readable or storage is refused. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON in this browser under `key`. A browser that refuses storage keeps nothing. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The choice holds until the page is left.
  }
}
