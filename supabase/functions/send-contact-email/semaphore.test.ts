import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('admits as many as fit, then one for each release, in order', async () => {
  const semaphore = createSemaphore(10);
  const entered: string[] = [];
  const enter = async (name: string, permits: number) => {
    const release = await semaphore.acquire(permits, 1000);
    entered.push(name);
    return release;
  };
  const first = await enter('first', 6);
  const second = enter('second', 6);
  const third = enter('third', 4);
  await vi.advanceTimersByTimeAsync(10);
  expect(entered).toEqual(['first']);
  first?.();
  await Promise.all([second, third]);
  expect(entered).toEqual(['first', 'second', 'third']);
});

it('gives up after the timeout, and admits the next', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(1, 1000);
  const impatient = semaphore.acquire(1, 50);
  const patient = semaphore.acquire(1, 1000);
  await vi.advanceTimersByTimeAsync(60);
  expect(await impatient).toBeNull();
  release?.();
  expect(await patient).toBeTypeOf('function');
});

it('releases permits only once', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(1, 1000);
  release?.();
  release?.();
  await semaphore.acquire(1, 1000);
  const waiting = semaphore.acquire(1, 10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBeNull();
});
