import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('lets in as many as fit, then one for each that leaves, in the order they came', async () => {
  const turns = createTurns(10);
  const entered: string[] = [];
  const enter = async (name: string, bytes: number) => {
    const leave = await turns.take(bytes, 1000);
    entered.push(name);
    return leave;
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

it('sends away who has waited too long, and lets in the next one', async () => {
  const turns = createTurns(1);
  const leave = await turns.take(1, 1000);
  const impatient = turns.take(1, 50);
  const patient = turns.take(1, 1000);
  await vi.advanceTimersByTimeAsync(60);
  expect(await impatient).toBeNull();
  leave?.();
  expect(await patient).toBeTypeOf('function');
});

it('takes back a turn only once', async () => {
  const turns = createTurns(1);
  const leave = await turns.take(1, 1000);
  leave?.();
  leave?.();
  await turns.take(1, 1000);
  const waiting = turns.take(1, 10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBeNull();
});
