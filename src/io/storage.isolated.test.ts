// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, store } from './storage.ts';

afterEach(() => localStorage.clear());

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
