const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const behavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');

/**
 * Whether a section with this id is on the page. Resolves after the browser has scrolled to the target of the address
 * itself, which moves the focus.
 */
export async function hasSection(id: string): Promise<boolean> {
  await untilBrowserIsDone();
  return sectionOf(id) !== null;
}

/** Scrolls to the section with this id: smoothly, or instantly under reduced motion. */
export function scrollToSection(id: string): void {
  sectionOf(id)?.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Scrolls to the top of the page: smoothly, or instantly under reduced motion. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Calls `listener` with the scroll position in pixels and where it went, from the top at first: now, and when it
 * changes, at most once per frame.
 * @returns removes the listener
 */
export function onScrolled(listener: (offset: number, direction: 'up' | 'down') => void): () => void {
  let frame = 0;
  let last = 0;
  const report = () => {
    frame = 0;
    listener(scrollY, scrollY > last ? 'down' : 'up');
    last = scrollY;
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

/** Lets the header stick to the top of the window, or not. */
export function showHeader(isShown: boolean): void {
  if (isShown) delete document.documentElement.dataset.header;
  else document.documentElement.dataset.header = 'away';
}

async function untilBrowserIsDone(): Promise<void> {
  // The browser scrolls with the first frame, which does not wait for scripts.
  if (!isPainted()) await new Promise(requestAnimationFrame);
  await newTask();
}

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

function sectionOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.localName === 'section' ? element : null;
}

/** Resolves in a new task, after input that has arrived in the meantime. */
export const newTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
