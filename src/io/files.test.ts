import { describe, expect, it } from 'vitest';
import { readAsBase64 } from './files.ts';

describe('reading a file', () => {
  it('reads a file of 5 MB and reports its progress up to the end', async () => {
    const bytes = new Uint8Array(5_242_880).map((_byte, index) => (index * 31) % 256);
    const shares: number[] = [];
    const content = await readAsBase64(new File([bytes], 'large.pdf'), {
      onProgress: (share) => shares.push(share),
    });
    expect(content === Buffer.from(bytes).toString('base64')).toBe(true);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    const reading = readAsBase64(new File([new Uint8Array(1_000_000)], 'large.pdf'), {
      onProgress: () => stop.abort(),
      signal: stop.signal,
    });
    await expect(reading).rejects.toThrow('aborted');
  });

  it('rejects a file that ends early', async () => {
    const shrunken = new Blob(['four']);
    Object.defineProperty(shrunken, 'size', { value: 9 });
    await expect(readAsBase64(shrunken)).rejects.toThrow('ended early');
  });
});
