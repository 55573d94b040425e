const broken = new Set<string>();

function recordFailure({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  broken.add(target.href);
  target.remove();
}

/** Records style sheets that fail to load from now on. */
export function recordBrokenStyles(): void {
  addEventListener('error', recordFailure, true);
}

function loadStyles(href: string): Promise<void> {
  broken.delete(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded`));
    document.head.append(link);
  });
}

/**
 * Requests the style sheets again that failed to load. Vite requests the styles of a script only once, so a script that
 * is loaded again would have none.
 */
export async function loadBrokenStyles(): Promise<void> {
  await Promise.all([...broken].map(loadStyles));
}
