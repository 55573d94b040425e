import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDeed, whenWanted } from './when-wanted.ts';

/** What the observer of the part was told to watch, and a way to let it be seen. */
const sight = { frames: new Set<Element>(), comeNear: (_frame: Element, _isNear: boolean) => {} };

class ObserverOfTheTest implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(tell: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    sight.comeNear = (frame, isNear) => {
      if (sight.frames.has(frame)) tell([{ isIntersecting: isNear }]);
    };
  }
  observe(frame: Element) {
    sight.frames.add(frame);
  }
  disconnect() {
    sight.frames.clear();
  }
}

/** Whether a promise has been resolved, once everything that the last event led to is over. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  let isOver = false;
  await Promise.race([
    promise.then(() => {
      isOver = true;
    }),
    Promise.resolve().then(() => {}),
  ]);
  return isOver;
}

const frame = () => document.querySelector('[data-awaiting]') as HTMLElement;
const outside = () => document.querySelector('header') as HTMLElement;
const happen = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ObserverOfTheTest);
  sight.frames.clear();
  document.body.innerHTML = '<header></header><div data-awaiting="brands"><button>Pause</button></div>';
  delete document.documentElement.dataset.inUse;
  delete document.documentElement.dataset.keptLanguage;
  location.hash = '';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a part that is fetched when somebody is near', () => {
  it('waits while somebody is elsewhere', async () => {
    const wanted = whenWanted('brands', 'near');
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) happen(outside(), type);
    sight.comeNear(frame(), false);
    document.documentElement.dataset.inUse = '';
    expect(await isResolved(wanted)).toBe(false);
  });

  it.for(['pointerover', 'pointerdown', 'focusin', 'input'])('is wanted at %s within it', async (type) => {
    const wanted = whenWanted('brands', 'near');
    happen(frame().querySelector('button') as HTMLElement, type);
    expect(await isResolved(wanted)).toBe(true);
  });

  it('is wanted when it comes near the window, and then watched no longer', async () => {
    const wanted = whenWanted('brands', 'near');
    expect([...sight.frames]).toEqual([frame()]);
    sight.comeNear(frame(), true);
    expect(await isResolved(wanted)).toBe(true);
    expect(sight.frames.size).toBe(0);
  });

  it('is wanted when the address comes to name a section, and when its words are about to change', async () => {
    const byAddress = whenWanted('brands', 'near');
    happen(window, 'hashchange');
    expect(await isResolved(byAddress)).toBe(true);
    const byWords = whenWanted('brands', 'near');
    happen(frame(), 'wanted');
    expect(await isResolved(byWords)).toBe(true);
  });

  it('is wanted at once when the address names a section, and when it is not in the page yet', async () => {
    expect(await isResolved(whenWanted('elsewhere', 'near'))).toBe(true);
    location.hash = '#contact';
    expect(await isResolved(whenWanted('brands', 'near'))).toBe(true);
  });
});

describe('a part that is fetched when the page is in use', () => {
  it('waits while nobody does anything', async () => {
    expect(await isResolved(whenWanted('brands', 'in use'))).toBe(false);
    expect(sight.frames.size).toBe(0);
  });

  it.for(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'])(
    'is wanted at %s anywhere',
    async (type) => {
      const wanted = whenWanted('brands', 'in use');
      happen(outside(), type);
      expect(await isResolved(wanted)).toBe(true);
    },
  );

  it.for(['inUse', 'keptLanguage'])('is wanted at once when the page says so: %s', async (mark) => {
    document.documentElement.dataset[mark] = '';
    expect(await isResolved(whenWanted('brands', 'in use'))).toBe(true);
  });
});

it('waits for the next deed: a press, a key, or the network that is back', async () => {
  for (const type of ['pointerdown', 'keydown', 'online']) {
    const deed = nextDeed();
    happen(window, 'scroll');
    expect(await isResolved(deed)).toBe(false);
    happen(window, type);
    expect(await isResolved(deed)).toBe(true);
  }
});
