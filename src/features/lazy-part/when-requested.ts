import { frameOf } from './frame.ts';

/**
 * When the script of a part is fetched. `near`: somebody comes within half a screen of the part, or moves into it by
 * pointer or keyboard. `in use`: somebody begins to use the page at all.
 */
export type Moment = 'near' | 'in use';

const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const entrances = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Resolves when the part of the page that awaits its script under this id is needed. An address that names a section
 * needs everything at once, and so does a kept language. A part that is not in the page yet is needed too, since somebody
 * has just gone there.
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
