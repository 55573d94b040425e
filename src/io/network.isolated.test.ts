import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTime, savesData } from './network.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('a script is waited for ten seconds', async () => {
  vi.useFakeTimers();
  await expect(inTime(Promise.resolve('loaded'))).resolves.toBe('loaded');
  await expect(inTime(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const isLate = vi.fn();
  inTime(new Promise(() => {})).catch(isLate);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isLate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
