const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const behavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');

/**
 * Whether a section of that id is on the page, as soon as the browser is done with the address: it goes to what the
 * address names by itself, and takes the focus from wherever it is.
 */
export async function hasSection(id: string): Promise<boolean> {
  await untilBrowserIsDone();
  return sectionOf(id) !== null;
}

/** Scrolls to the section of that id: smoothly, or at once where less motion is asked for. */
export function scrollToSection(id: string): void {
  sectionOf(id)?.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Whether the visitor has done anything on this page since it began to load; `src/early.ts` takes note of it. */
export const isPageInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

/** Calls `listener` whenever the visitor scrolls by hand, presses or types. Returns what ends that. */
export function onVisitorActed(listener: () => void): () => void {
  const types = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  for (const type of types) addEventListener(type, listener, { passive: true, capture: true });
  return () => {
    for (const type of types) removeEventListener(type, listener, { capture: true });
  };
}

/** Scrolls to the top of the page: smoothly, or at once where less motion is asked for. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Tells how far the page is scrolled, in pixels: now, and whenever that changes, at most once for each frame.
 * Returns what ends that.
 */
export function onScrolled(listener: (offset: number) => void): () => void {
  let frame = 0;
  const report = () => {
    frame = 0;
    listener(scrollY);
  };
  const wait = () => {
    frame ||= requestAnimationFrame(report);
  };
  report();
  addEventListener('scroll', wait, { passive: true });
  return () => {
    removeEventListener('scroll', wait);
    cancelAnimationFrame(frame);
  };
}

async function untilBrowserIsDone(): Promise<void> {
  // It goes there with the first frame, for which scripts do not wait.
  if (!isPainted()) await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

function sectionOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.localName === 'section' ? element : null;
}
