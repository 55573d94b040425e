// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what is kept in the browser', () => {
  it('is read as it was kept', () => {
    keep('place', { page: 3, open: true });
    expect(readKept('place')).toEqual({ page: 3, open: true });
  });

  it('is nothing when somebody else left something unreadable there', () => {
    localStorage.setItem('place', '{"page":');
    expect(readKept('place')).toBeNull();
  });

  it('is nothing in a browser that refuses storage, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
    keep('place', 3);
    expect(readKept('place')).toBeNull();
  });
});
