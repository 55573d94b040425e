const broken = new Set<string>();

/** Records style sheets that fail to load from now on. */
export function recordBrokenStyles(): void {
  const record = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    broken.add(target.href);
    target.remove();
  };
  addEventListener('error', record, true);
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

/** Requests the style sheets again that failed. Vite requests those of a script only once, even if it fails. */
export async function loadBrokenStyles(): Promise<void> {
  await Promise.all([...broken].map(loadStyles));
}
