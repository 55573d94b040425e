/** Opens a tab without access to this page, synchronously, as popup blockers require. Rejects when it is blocked. */
export async function openTab(address: string): Promise<void> {
  // With "noopener", `window.open` returns null for an opened tab too.
  const tab = window.open(address, '_blank');
  if (!tab || tab.closed) throw new Error('The browser has blocked the new tab.');
  tab.opener = null;
}

/** Navigates the top window. Rejects when a sandboxed frame forbids it. */
export async function openInTopWindow(address: string): Promise<void> {
  if (!window.top) throw new Error('This page has no window.');
  window.top.location.href = address;
}

/** Navigates this page's own window. */
export function openInThisWindow(address: string): void {
  window.location.href = address;
}

/** Copies a text to the clipboard. Rejects when the browser has no clipboard or denies access. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Calls `listener` now and at every change. Returns what removes it. */
export function onMotionPreference(listener: (isReduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => listener(query.matches);
  report();
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
}
