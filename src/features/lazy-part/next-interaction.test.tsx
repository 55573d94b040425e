import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { retryOnInteraction } from './next-interaction.ts';

it('retries at the next interaction after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('loaded');
  const loaded = retryOnInteraction(load);
  await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
  expect(load).toHaveBeenCalledOnce();
  fireEvent.pointerDown(document.body);
  expect(await loaded).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
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

it('listens no longer once it has loaded', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  expect(await retryOnInteraction(async () => 'loaded')).toBe('loaded');
  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(added.mock.calls.map(([type]) => type));
});
