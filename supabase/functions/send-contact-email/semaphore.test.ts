import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSemaphore, oneAtATime } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('admits as many as fit, then one for each release, in order', async () => {
  const semaphore = createSemaphore(2);
  const entered: string[] = [];
  const enter = async (name: string) => {
    const release = await semaphore.acquire(1000);
    entered.push(name);
    return release;
  };
  const [first, second] = [await enter('first'), await enter('second')];
  const [third, fourth] = [enter('third'), enter('fourth')];
  await vi.advanceTimersByTimeAsync(10);
  expect(entered).toEqual(['first', 'second']);
  first?.();
  second?.();
  await Promise.all([third, fourth]);
  expect(entered).toEqual(['first', 'second', 'third', 'fourth']);
});

it('releases a permit only once', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(1000);
  release?.();
  release?.();
  await semaphore.acquire(1000);
  const waiting = semaphore.acquire(10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBeNull();
});

it('runs once more for all calls during a run', async () => {
  let [runs, end] = [0, (): void => {}];
  const start = oneAtATime(() => {
    runs += 1;
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  const done = [start(), start(), start()];
  expect(runs).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toBe(2);
  end();
  await Promise.all(done);
  expect(runs).toBe(2);
});
