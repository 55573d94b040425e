/** Resolves when the browser has nothing else to do. Safari cannot tell. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });

/**
 * Calls `prefetch` with the path of each page that a link in <main> leads to when the link comes into view: when the browser
 * is idle, one after the other, and each once.
 * @returns stops watching
 */
export function watchLinksInView(prefetch: (path: string) => Promise<unknown>): () => void {
  const main = document.querySelector('main');
  const known = new Set([location.pathname]);
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const { pathname } = target;
      if (known.has(pathname)) continue;
      known.add(pathname);
      last = last
        .then(whenIdle)
        .then(() => (isStopped ? undefined : prefetch(pathname)))
        .catch(() => {});
    }
  });
  const observe = () => {
    for (const link of main?.querySelectorAll('a[href^="/"]') ?? []) inView.observe(link);
  };
  observe();
  const changes = new MutationObserver(observe);
  if (main) changes.observe(main, { childList: true, subtree: true });
  return () => {
    isStopped = true;
    inView.disconnect();
    changes.disconnect();
  };
}
