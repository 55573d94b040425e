import { afterEach, expect, it, vi } from 'vitest';
import { currentStamp } from './built-site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('stamps a site by its settings, in any order', async () => {
  vi.stubEnv('VITE_ONE', '1');
  vi.stubEnv('VITE_TWO', '2');
  const stamp = await currentStamp();
  delete process.env.VITE_ONE;
  vi.stubEnv('VITE_ONE', '1');
  expect(await currentStamp()).toBe(stamp);
  vi.stubEnv('VITE_ONE', '3');
  expect(await currentStamp()).not.toBe(stamp);
});
