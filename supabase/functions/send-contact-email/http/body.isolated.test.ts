import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodyReader } from './body.ts';
import { mostArriving, smallBodyBytes } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body arrives as the test sends it. */
function arriving() {
  let controller: ReadableByteStreamController | undefined;
  const body = new ReadableStream({
    type: 'bytes',
    start: (opened) => {
      controller = opened;
    },
  });
  return {
    request: { headers: new Headers(), body } as Request,
    send: (length: number) => controller?.enqueue(new Uint8Array(length).fill(1)),
    end: () => controller?.close(),
  };
}

it('evicts the body that has been arriving for longest when there are too many, and no later one', async () => {
  const read = createBodyReader();
  const lengthOf = (request: Request) => read(request, null, async ({ length }) => length).catch(({ code }) => code);
  const bodies = Array.from({ length: mostArriving + 1 }, arriving);
  const results = bodies.map(({ request }) => lengthOf(request));
  expect(await results[0]).toBe('too_slow');
  for (const { send, end } of bodies.slice(1)) {
    send(10_000);
    end();
  }
  expect(new Set(await Promise.all(results.slice(1)))).toEqual(new Set([10_000]));
});

it('does not count the time in which a large body waits for others as the time that it takes', async () => {
  const read = createBodyReader();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const large = () => {
    const { request, send, end } = arriving();
    send(smallBodyBytes + 1);
    return { request, send, end };
  };
  for (let count = 0; count < 2; count += 1) {
    const { request, end } = large();
    end();
    void read(request, null, () => held);
  }
  const waiting = large();
  const result = read(waiting.request, null, async ({ length }) => length);
  await vi.advanceTimersByTimeAsync(30_000);
  release();
  await vi.advanceTimersByTimeAsync(1_000);
  waiting.send(1);
  waiting.end();
  expect(await result).toBe(smallBodyBytes + 2);
});
