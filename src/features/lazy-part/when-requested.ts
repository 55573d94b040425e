import { frameOf } from './frame.ts';

/**
 * When the script of a part loads. `near`: the part is within half a screen of the viewport, or the pointer or focus is
 * in it. `in use`: the visitor has begun to use the page.
 */
export type Moment = 'near' | 'in use';

const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const entrances = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Resolves when the script of the part with this id is needed. That is immediate if the address names a section, if a
 * translated language is stored, or if the part is not in the page yet, because the visitor has just navigated there.
 */
export function whenRequested(id: string, moment: Moment): Promise<void> {
  const frame = frameOf(id);
  const { inUse, keptLanguage } = document.documentElement.dataset;
  const isRequestedAlready = moment === 'in use' && (inUse !== undefined || keptLanguage !== undefined);
  if (!frame || isRequestedAlready || location.hash !== '') return Promise.resolve();

  return new Promise((resolve) => {
    const end = new AbortController();
    const request = () => {
      end.abort();
      resolve();
    };
    const listen = (target: EventTarget, type: string) =>
      target.addEventListener(type, request, { signal: end.signal, passive: true, capture: true });

    listen(window, 'hashchange');
    if (moment === 'in use') {
      for (const type of uses) listen(window, type);
      return;
    }
    for (const type of entrances) listen(frame, type);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && request(), {
      rootMargin: '50% 0px',
    });
    observer.observe(frame);
    end.signal.addEventListener('abort', () => observer.disconnect());
  });
}
