// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAccessibilitySettings } from '#src/io/accessibility-settings.ts';
import { isPageInUse } from './page-use.ts';

const page = document.documentElement;

function deviceAsksForMoreContrast(asks: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: asks && query === '(prefers-contrast: more)' }));
}

/** What happens in the head of a page before anything is painted. */
async function openPage() {
  delete page.dataset.textSize;
  delete page.dataset.contrast;
  delete page.dataset.inUse;
  vi.resetModules();
  await import('./early.ts');
}

beforeEach(() => deviceAsksForMoreContrast(false));

afterEach(() => localStorage.clear());

describe('a page, before it is painted', () => {
  it('has the text size and contrast of the last one', async () => {
    storeAccessibilitySettings({ textSize: 140, contrast: 'more' });
    await openPage();
    expect(page.dataset).toMatchObject({ textSize: '140', contrast: 'more' });
  });

  it('has no high contrast when the visitor switched it off, whatever the device prefers', async () => {
    deviceAsksForMoreContrast(true);
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

it.each(['wheel', 'pointerdown', 'click', 'keydown'])('a page is in use from the first %s', async (type) => {
  await openPage();
  expect(isPageInUse()).toBe(false);
  dispatchEvent(new Event(type));
  expect(isPageInUse()).toBe(true);
});
