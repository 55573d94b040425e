import { afterEach, describe, expect, it, vi } from 'vitest';
import { onMotionPreference } from './motion.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the wish for less motion', () => {
  it('is told now, at every change, and no more after the end', () => {
    const query = Object.assign(new EventTarget(), { matches: true });
    const matchMedia = vi.fn((_query: string) => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const change = (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    };

    const told: boolean[] = [];
    const end = onMotionPreference((isReduced) => told.push(isReduced));
    expect(matchMedia.mock.calls).toEqual([['(prefers-reduced-motion: reduce)']]);
    expect(told).toEqual([true]);
    change(false);
    expect(told).toEqual([true, false]);
    end();
    change(true);
    expect(told).toEqual([true, false]);
  });
});
