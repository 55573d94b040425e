import { media } from '#src/styles/media.ts';
import { marked } from './marks.ts';
import { newTask, nextPaint } from './tasks.ts';

const behavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Whether this section is on the page, once the browser has scrolled to the address's target and moved the focus. */
export async function hasSection(id: string): Promise<boolean> {
  // The browser scrolls with the first frame, which does not wait for scripts.
  await (performance.getEntriesByType('paint').length > 0 ? newTask() : nextPaint());
  return sectionOf(id) !== null;
}

/** Scrolls to a section, and opens it; on a phone, to what people come to it for, if that is marked. */
export function scrollToSection(id: string): void {
  const section = sectionOf(id);
  section?.closest('details')?.setAttribute('open', '');
  const landing = matchMedia(media.narrow).matches && section?.querySelector(marked('landing'));
  (landing || section)?.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Scrolls to the top of the page: smoothly, or instantly under reduced motion. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/** Reports the scroll position in pixels, now and at most once per frame. Returns what removes the listener. */
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

function sectionOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.matches('section, details, li') ? element : null;
}
