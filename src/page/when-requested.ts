import { readMark } from './marks.ts';
import { isPageInUse } from './page-use.ts';

/** When a part loads, once the page is in use: at once, or when it is used or within half a screen of the viewport. */
export type LoadTrigger = 'near' | 'in use';

// Assistive technology can click without a pointer or a key.
const uses = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'scroll', 'focusin', 'input'] as const;

/** Whether an event tells of a pointer that does not move: browsers report one that rests where a page appears. */
const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Whether the visitor has used the page already. The browser scrolls a page that it restores, and a stored language is use. */
function isInUse(): boolean {
  return isPageInUse() || readMark('stored-language') !== null || scrollY > 0;
}

/** Whether the address asks for more than the page: a section, results of the search, a service, or a language. */
const isSpecific = (): boolean => location.hash !== '' || /[?&](?:q|service|language)=/.test(location.search);

/**
 * Resolves when the script of the part in `frame` is needed: at once if the address names a section or a query. Call it
 * only when the document is parsed. `end` stops waiting.
 */
export function whenRequested(frame: Element, trigger: LoadTrigger, end = new AbortController()): Promise<void> {
  if (isSpecific()) return Promise.resolve();

  return new Promise((resolve) => {
    const request = () => {
      end.abort();
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && request(), {
      rootMargin: '50% 0px',
    });
    end.signal.addEventListener('abort', () => observer.disconnect());
    const use = (target: EventTarget | null) => {
      if (trigger === 'in use' || (target instanceof Node && frame.contains(target))) request();
      // Observing the frame again changes nothing.
      else observer.observe(frame);
    };
    const listen = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { signal: end.signal, passive: true, capture: true });

    listen('hashchange', request);
    for (const type of uses) listen(type, (event) => isResting(event) || use(event.target));
    if (isInUse()) use(null);
  });
}
