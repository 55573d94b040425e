import { describe, expect, it, vi } from 'vitest';
import { savesData } from './network.ts';

describe('whether to save data', () => {
  it.each([
    [{}, false],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { saveData: false, effectiveType: 'slow-2g' } }, true],
  ])('follows from %j', (browser, expected) => {
    vi.stubGlobal('navigator', browser);
    expect(savesData()).toBe(expected);
  });
});
