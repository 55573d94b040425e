import { expect, it } from 'vitest';
import { dueTimes, runLoad } from './load.ts';

const pace = { perSecond: 40, seconds: 0.5, seed: 1 };

it('has the same schedule for the same seed, within the duration', () => {
  const times = dueTimes(pace);
  expect(times).toHaveLength(20);
  expect(dueTimes(pace)).toEqual(times);
  expect(dueTimes({ ...pace, seed: 2 })).not.toEqual(times);
  expect(times.every((time) => time >= 0 && time < 500)).toBe(true);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

it('does not wait for answers', async () => {
  const sent: number[] = [];
  let answer = () => {};
  const allSent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await runLoad(pace, async (index, due) => {
    expect(performance.now()).toBeGreaterThan(due - 2);
    sent.push(index);
    if (sent.length === 20) answer();
    await allSent;
  });
  expect(sent.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
