// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, store } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what is kept in the browser', () => {
  it('is read as it was kept', () => {
    store('place', { page: 3, open: true });
    expect(readStored('place')).toEqual({ page: 3, open: true });
  });

  it('is nothing when somebody else left something unreadable there', () => {
    localStorage.setItem('place', '{"page":');
    expect(readStored('place')).toBeNull();
  });

  it('is nothing in a browser that refuses storage, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
    store('place', 3);
    expect(readStored('place')).toBeNull();
  });
});
