// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isPageInUse } from './page-use.ts';

describe('a page', () => {
  it.each(['wheel', 'pointerdown', 'click', 'keydown'])('is in use from the first %s', async (type) => {
    vi.resetModules();
    delete document.documentElement.dataset.inUse;
    await import('./early.ts');
    expect(isPageInUse()).toBe(false);
    dispatchEvent(new Event(type));
    expect(isPageInUse()).toBe(true);
  });
});
