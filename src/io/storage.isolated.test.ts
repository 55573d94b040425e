import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyContrast,
  applyTextSize,
  readStored,
  store,
  storeAccessibilitySettings,
  storedAccessibilitySettings,
} from './storage.ts';

// @vitest-environment happy-dom

const page = document.documentElement;

function deviceAsksForMoreContrast(asks: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asks && query === '(prefers-contrast: more)' }));
}

/** What happens in the head of a page before anything is painted. */
async function openPage() {
  delete page.dataset.textSize;
  delete page.dataset.contrast;
  vi.resetModules();
  await import('../early.ts');
}

beforeEach(() => deviceAsksForMoreContrast(false));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('accessibility settings', () => {
  it('are stored one by one', () => {
    storeAccessibilitySettings({ textSize: 120 });
    storeAccessibilitySettings({ contrast: 'more' });
    storeAccessibilitySettings({ language: 'pl' });
    expect(storedAccessibilitySettings()).toEqual({ textSize: 120, contrast: 'more', language: 'pl' });
  });

  it.each(['"large"', '{"textSize":"120","contrast":"loud","language":7}'])(
    'are left out when they are not of their kind: %s',
    (text) => {
      localStorage.setItem('display', text);
      expect(storedAccessibilitySettings()).toEqual({});
    },
  );
});

describe('a page, before it is painted', () => {
  it('has the text size and contrast of the last one', async () => {
    applyTextSize(140);
    applyContrast('more');
    const chosen = { ...page.dataset };
    storeAccessibilitySettings({ textSize: 140, contrast: 'more' });
    await openPage();
    expect(page.dataset).toMatchObject({ textSize: '140', contrast: 'more' });
    expect({ ...page.dataset }).toEqual(chosen);
  });

  it('has no high contrast when the visitor switched it off, whatever the device prefers', async () => {
    deviceAsksForMoreContrast(true);
    applyContrast('normal');
    storeAccessibilitySettings({ contrast: 'normal' });
    await openPage();
    expect(page.dataset.contrast).toBeUndefined();
  });

  it.each([
    ['refuses storage', undefined],
    ['holds something unreadable', '{'],
    ['holds nothing', 'null'],
  ])('has high contrast when the device prefers it and the browser %s', async (_case, text) => {
    deviceAsksForMoreContrast(true);
    const getItem = () => {
      if (text === undefined) throw new DOMException('The operation is insecure', 'SecurityError');
      return text;
    };
    vi.stubGlobal('localStorage', { getItem, clear: () => {} });
    await openPage();
    expect(page.dataset.contrast).toBe('more');
  });
});

describe('stored values', () => {
  it('are read as they were stored', () => {
    store('place', { page: 3, open: true });
    expect(readStored('place')).toEqual({ page: 3, open: true });
  });

  it('are null when storage is denied', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
    store('place', 3);
    expect(readStored('place')).toBeNull();
  });
});
