const broken = new Set<string>();

function takeNote({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  broken.add(target.href);
  target.remove();
}

/** Takes note, from now on, of style sheets that could not be loaded. */
export function watchStyles(): void {
  addEventListener('error', takeNote, true);
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
 * Asks again for the style sheets that could not be loaded. Vite asks for the styles of a script only once: a script that
 * is loaded again later would stay without them.
 */
export async function loadBrokenStyles(): Promise<void> {
  await Promise.all([...broken].map(loadStyles));
}
