import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the clipboard', () => {
  it('receives a text', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText('519 5th Avenue');
    expect(writeText.mock.calls).toEqual([['519 5th Avenue']]);
  });

  it('rejects when the browser denies access', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    await expect(copyText('519 5th Avenue')).rejects.toThrow('not allowed');
  });

  it('rejects when the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(copyText('519 5th Avenue')).rejects.toThrow(TypeError);
  });
});
