import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onScriptLoaded, retryOnInteraction, script } from './scripts.ts';

it('a script is loaded once, and after a failure when it is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module');
  const listener = vi.fn();
  const end = onScriptLoaded(listener);
  const one = script(load);
  await expect(Promise.all([one.load(), one.load()])).rejects.toThrow('lost');
  expect([load.mock.calls.length, one.current(), listener.mock.calls.length]).toEqual([1, undefined, 0]);
  expect(await Promise.all([one.load(), one.load()])).toEqual(['module', 'module']);
  expect([load.mock.calls.length, one.current(), listener.mock.calls.length]).toEqual([2, 'module', 1]);
  end();
});

it('retries at once when the interaction came before the failure', async () => {
  const request = { fail: () => {} };
  const load = vi
    .fn()
    .mockImplementationOnce(
      () => new Promise((_, reject) => Object.assign(request, { fail: () => reject(new Error('lost')) })),
    )
    .mockResolvedValueOnce('loaded');
  const loaded = retryOnInteraction(load);
  fireEvent.keyDown(document.body);
  request.fail();
  expect(await loaded).toBe('loaded');
});

it.each(['pointerdown', 'click', 'keydown', 'online'])(
  'retries at %s, and listens no longer once it has loaded',
  async (type) => {
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('loaded');
    const added = vi.spyOn(window, 'addEventListener');
    const loaded = retryOnInteraction(load);
    await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
    fireEvent.scroll(window);
    expect(load).toHaveBeenCalledOnce();
    fireEvent(window, new Event(type));
    expect(await loaded).toBe('loaded');
    const signals = added.mock.calls.map(([, , options]) => Object(options).signal?.aborted);
    expect(signals.length).toBeGreaterThan(0);
    expect(new Set(signals)).toEqual(new Set([true]));
  },
);
