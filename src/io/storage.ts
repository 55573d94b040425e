type Area = 'localStorage' | 'sessionStorage';

/** The JSON value stored under `key`; null when there is none, it is malformed, or storage is denied. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON under `key`. Does nothing when storage is denied. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // The value then lives as long as the page.
  }
}
