import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldBodyBytes, queueTimeout, uploadsOfOneAddress } from './limits.ts';
import { createUploads, type Upload } from './uploads.ts';

const quarter = heldBodyBytes / 4;
const kilobyte = 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Admits uploads, and records by name which were admitted and evicted. */
function record(uploads = createUploads()) {
  const events: string[] = [];
  const opened = new Map<string, Upload>();
  const admit = async (name: string, bytes: number, address: string | null = name): Promise<void> => {
    const upload = await uploads.admit(bytes, address);
    events.push(upload === null ? `${name} refused` : `${name} admitted`);
    if (upload === null) return;
    opened.set(name, upload);
    void upload.evicted.then(() => {
      events.push(`${name} evicted`);
      upload.release();
    });
  };
  const update = (name: string, state: Partial<Upload>): void => void Object.assign(opened.get(name) ?? {}, state);
  const fill = async (): Promise<void> => {
    for (const name of ['a', 'b', 'c', 'd']) void admit(name, quarter);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { events, opened, admit, update, fill };
}

it('admits as many bytes as fit, and then the smallest first', async () => {
  const { events, opened, admit } = record();
  for (const name of ['a', 'b', 'c', 'd']) void admit(name, quarter);
  void admit('large', quarter);
  void admit('small', kilobyte);
  await vi.advanceTimersByTimeAsync(0);
  for (const upload of opened.values()) upload.hasArrived = true;
  expect(events).toEqual(['a admitted', 'b admitted', 'c admitted', 'd admitted']);
  opened.get('b')?.release();
  opened.get('c')?.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(events.slice(4)).toEqual(['small admitted', 'large admitted']);
});

it('evicts the slowest while another waits, and nobody otherwise', async () => {
  const { events, admit, update, fill } = record();
  await fill();
  await vi.advanceTimersByTimeAsync(5_000);
  update('a', { received: 300 * kilobyte });
  update('b', { received: 100 * kilobyte });
  update('c', { received: 200 * kilobyte });
  update('d', { hasArrived: true });
  expect(events).toHaveLength(4);
  void admit('next', kilobyte);
  await vi.advanceTimersByTimeAsync(500);
  expect(events.slice(4)).toEqual(['b evicted', 'next admitted']);
});

it('does not evict an upload that is fast, or that has arrived', async () => {
  const { events, admit, update, fill } = record();
  await fill();
  await vi.advanceTimersByTimeAsync(2_000);
  for (const name of ['a', 'b', 'c']) update(name, { received: 6_000 * kilobyte });
  update('d', { hasArrived: true });
  void admit('next', kilobyte);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events).toHaveLength(4);
});

it('gives one address its share, and others theirs', async () => {
  const { events, opened, admit } = record();
  for (let count = 0; count < uploadsOfOneAddress; count += 1) void admit(`own ${count}`, kilobyte, 'one address');
  void admit('too many', kilobyte, 'one address');
  void admit('other', kilobyte, 'other address');
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['own 0 admitted', 'own 1 admitted', 'too many refused', 'other admitted']);
  opened.get('own 0')?.release();
  void admit('again', kilobyte, 'one address');
  await vi.advanceTimersByTimeAsync(0);
  expect(events.at(-1)).toBe('again admitted');
});

it('refuses who waits too long, and keeps no place for them', async () => {
  const { events, opened, admit, fill } = record();
  await fill();
  for (const upload of opened.values()) upload.hasArrived = true;
  void admit('next', quarter);
  await vi.advanceTimersByTimeAsync(queueTimeout);
  expect(events.at(-1)).toBe('next refused');
  opened.get('a')?.release();
  void admit('later', quarter);
  await vi.advanceTimersByTimeAsync(0);
  expect(events.at(-1)).toBe('later admitted');
});
