import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toaster } from '../../io/toasts.ts';
import { announce, withdrawAnnouncement } from '../../toasts/toasts.ts';

const error = { kind: 'error', title: 'Validation Error', description: 'Required' } as const;
const success = { kind: 'success', title: 'Message Sent!', description: 'Thank you.' } as const;

/** What is shown, once everything that was asked for has happened. */
const shown = async () => {
  await Promise.resolve();
  return toaster.getVisibleToasts().map(({ title, duration }) => ({ title, duration }));
};

beforeEach(() => act(async () => withdrawAnnouncement()));

describe('a toast', () => {
  it('stays when it is an error, and ends after ten seconds when it is a success', async () => {
    act(() => announce(error));
    expect(await shown()).toEqual([{ title: error.title, duration: Number.POSITIVE_INFINITY }]);
    act(() => announce(success));
    expect(await shown()).toEqual([{ title: success.title, duration: 10_000 }]);
  });

  it('is removed whatever its title is', async () => {
    act(() => announce(error));
    withdrawAnnouncement();
    expect(await shown()).toEqual([]);
  });
});
