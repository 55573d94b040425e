import { afterEach, describe, expect, it, vi } from 'vitest';
import { onMotionPreference } from './motion.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the preference for reduced motion', () => {
  it('is reported now and at every change, until the listener is removed', () => {
    const query = Object.assign(new EventTarget(), { matches: true });
    const matchMedia = vi.fn((_query: string) => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const change = (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    };

    const reported: boolean[] = [];
    const end = onMotionPreference((isReduced) => reported.push(isReduced));
    expect(matchMedia.mock.calls).toEqual([['(prefers-reduced-motion: reduce)']]);
    expect(reported).toEqual([true]);
    change(false);
    expect(reported).toEqual([true, false]);
    end();
    change(true);
    expect(reported).toEqual([true, false]);
  });
});
