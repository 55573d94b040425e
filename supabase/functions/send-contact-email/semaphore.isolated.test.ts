import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSemaphore, oneAtATime } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('admits as many as fit, then one for each release, in order', async () => {
  const semaphore = createSemaphore(2, 2);
  const entered: string[] = [];
  const enter = async (name: string) => {
    await semaphore.acquire(1000);
    entered.push(name);
  };
  const entering = ['first', 'second', 'third', 'fourth'].map(enter);
  await vi.advanceTimersByTimeAsync(10);
  expect(entered).toEqual(['first', 'second']);
  semaphore.release();
  semaphore.release();
  await Promise.all(entering);
  expect(entered).toEqual(['first', 'second', 'third', 'fourth']);
});

it('gives no permit to who waited too long', async () => {
  const semaphore = createSemaphore(1, 1);
  await semaphore.acquire(1000);
  const waiting = semaphore.acquire(10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBe(false);
  void semaphore.acquire(1000);
  expect(await semaphore.acquire(1000), 'the second that waits').toBe(false);
  semaphore.release();
  semaphore.release();
  expect(await semaphore.acquire(0)).toBe(true);
});

it('gives a permit that somebody has waited for in vain to the next', async () => {
  const semaphore = createSemaphore(1);
  await semaphore.acquire(0);
  const waiting = semaphore.acquire(10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBe(false);
  semaphore.release();
  expect(await Promise.race([semaphore.acquire(1000), 'none'])).toBe(true);
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
