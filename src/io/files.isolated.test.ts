// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAsBase64 } from './files.ts';

describe('reading a file', () => {
  it('reads a file of 5 MB to its end', async () => {
    const bytes = new Uint8Array(5_242_880).map((_byte, index) => (index * 31) % 256);
    const content = await readAsBase64(new File([bytes], 'large.pdf'));
    expect(content === Buffer.from(bytes).toString('base64')).toBe(true);
  });

  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    const reading = readAsBase64(new File([new Uint8Array(1_000_000)], 'large.pdf'), { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toThrow('aborted');
  });
});
