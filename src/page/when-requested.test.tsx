import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenRequested } from './when-requested.ts';

/** The observed frames, and a way to let one enter the viewport. */
const observed = { frames: new Set<Element>(), comeNear: (_frame: Element, _isNear: boolean) => {} };

class FakeIntersectionObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(report: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    observed.comeNear = (frame, isNear) => {
      if (observed.frames.has(frame)) report([{ isIntersecting: isNear }]);
    };
  }
  observe(frame: Element) {
    observed.frames.add(frame);
  }
  disconnect() {
    observed.frames.clear();
  }
}

/** Whether a promise is resolved, after everything that the last event caused. */
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
const dispatch = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  observed.frames.clear();
  document.body.innerHTML = '<header></header><div data-awaiting="brands"><button>Pause</button></div>';
  delete document.documentElement.dataset.inUse;
  delete document.documentElement.dataset.storedLanguage;
  history.replaceState(null, '', '/');
});

afterEach(() => {
  // Requests what still waits, so that no listener remains.
  dispatch(window, 'hashchange');
});

/** The events with which a visitor begins to use a page. */
const uses = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];

describe('a part that loads near the viewport', () => {
  it('waits while nobody uses the page, although the part is in view', async () => {
    const requested = whenRequested(frame(), 'near');
    observed.comeNear(frame(), true);
    dispatch(outside(), 'pointerover');
    expect(await isResolved(requested)).toBe(false);
  });

  it('waits while the pointer rests', () => {
    void whenRequested(frame(), 'near');
    outside().dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect([...observed.frames]).toEqual([]);
    outside().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 4 }));
    expect([...observed.frames]).toEqual([frame()]);
  });

  it.for(uses)('is requested near the viewport after %s anywhere, and no longer observed then', async (type) => {
    const requested = whenRequested(frame(), 'near');
    dispatch(outside(), type);
    observed.comeNear(frame(), false);
    expect(await isResolved(requested)).toBe(false);
    expect([...observed.frames]).toEqual([frame()]);
    observed.comeNear(frame(), true);
    expect(await isResolved(requested)).toBe(true);
    expect(observed.frames.size).toBe(0);
  });

  it.for(uses)('is requested at %s within it', async (type) => {
    const requested = whenRequested(frame(), 'near');
    dispatch(frame().querySelector('button') as HTMLElement, type);
    expect(await isResolved(requested)).toBe(true);
  });

  it.for(['inUse', 'storedLanguage'])(
    'is requested near the viewport when the document has the mark %s',
    async (mark) => {
      document.documentElement.dataset[mark] = '';
      const requested = whenRequested(frame(), 'near');
      expect(await isResolved(requested)).toBe(false);
      observed.comeNear(frame(), true);
      expect(await isResolved(requested)).toBe(true);
    },
  );

  it('is requested near the viewport on a page that the browser has scrolled', async () => {
    vi.stubGlobal('scrollY', 900);
    const requested = whenRequested(frame(), 'near');
    observed.comeNear(frame(), true);
    expect(await isResolved(requested)).toBe(true);
  });

  it('is requested when the address changes to a section', async () => {
    const requested = whenRequested(frame(), 'near');
    dispatch(window, 'hashchange');
    expect(await isResolved(requested)).toBe(true);
  });

  it.for([
    ['/#contact', true],
    ['/search?q=pink+eye', true],
    ['/?utm_source=newsletter', false],
  ] as const)('is requested at once at %s: %s', async ([address, isRequested]) => {
    history.replaceState(null, '', address);
    expect(await isResolved(whenRequested(frame(), 'near'))).toBe(isRequested);
  });
});

describe('a part that loads when the page is in use', () => {
  it('waits until the page is used', async () => {
    expect(await isResolved(whenRequested(frame(), 'in use'))).toBe(false);
    expect(observed.frames.size).toBe(0);
  });

  it.for(uses)('is requested at %s anywhere', async (type) => {
    const requested = whenRequested(frame(), 'in use');
    dispatch(outside(), type);
    expect(await isResolved(requested)).toBe(true);
  });

  it.for(['inUse', 'storedLanguage'])('is requested at once when the document has the mark %s', async (mark) => {
    document.documentElement.dataset[mark] = '';
    expect(await isResolved(whenRequested(frame(), 'in use'))).toBe(true);
  });
});
