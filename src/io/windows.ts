/** What this device reports about itself. */
export const thisDevice = () => ({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

/**
 * Opens an address in a new tab that knows nothing of this page. The tab is asked for before anything is awaited, as
 * browsers demand of what answers a press. Rejects when the browser blocks it.
 */
export async function openTab(address: string): Promise<void> {
  // With "noopener" the answer would be null for an opened tab too.
  const tab = window.open(address, '_blank');
  if (!tab || tab.closed) throw new Error('The browser has blocked the new tab.');
  tab.opener = null;
}

/** Sends the window around everything to an address. Rejects where a frame around this page forbids it. */
export async function openInTopWindow(address: string): Promise<void> {
  if (!window.top) throw new Error('This page has no window.');
  window.top.location.href = address;
}

/** Sends this page's own window to an address. */
export function openInThisWindow(address: string): void {
  window.location.href = address;
}
