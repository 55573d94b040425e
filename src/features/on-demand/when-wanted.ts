/**
 * When the script of a part is fetched. `near`: somebody comes within half a screen of the part, or moves into it by
 * pointer or keyboard. `in use`: somebody begins to use the page at all.
 */
export type Moment = 'near' | 'in use';

const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const deeds = ['pointerdown', 'keydown', 'online'] as const;
const entrances = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Resolves when the part of the page that awaits its script under this id is wanted. An address that names a section
 * wants everything at once, and so does a kept language. A part that is not in the page yet is wanted too, since somebody
 * has just gone there. Whoever is about to change a part's words asks for it by an event `wanted`.
 */
export function whenWanted(id: string, moment: Moment): Promise<void> {
  const frame = document.querySelector(`[data-awaiting="${id}"]`);
  const { inUse, keptLanguage } = document.documentElement.dataset;
  const isWantedAlready = moment === 'in use' && (inUse !== undefined || keptLanguage !== undefined);
  if (!frame || isWantedAlready || location.hash !== '') return Promise.resolve();

  return new Promise((resolve) => {
    const end = new AbortController();
    const wanted = () => {
      end.abort();
      resolve();
    };
    const listen = (target: EventTarget, type: string) =>
      target.addEventListener(type, wanted, { signal: end.signal, passive: true, capture: true });

    listen(window, 'hashchange');
    listen(frame, 'wanted');
    if (moment === 'in use') {
      for (const type of uses) listen(window, type);
      return;
    }
    for (const type of entrances) listen(frame, type);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wanted(), {
      rootMargin: '50% 0px',
    });
    observer.observe(frame);
    end.signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves at the next press anywhere, or when the network is back. */
export function nextDeed(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    for (const type of deeds) {
      const listener = () => {
        end.abort();
        resolve();
      };
      addEventListener(type, listener, { signal: end.signal, passive: true, capture: true });
    }
  });
}
