import { expect, it, vi } from 'vitest';
import { inTime } from './scripts.ts';

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
