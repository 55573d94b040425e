/** What the browser reports about the device. */
export const thisDevice = () => ({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

/**
 * Opens an address in a new tab without access to this page. Calls `window.open` synchronously, as popup blockers
 * require of a click handler. Rejects when the browser blocks it.
 */
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
