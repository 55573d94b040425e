import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, toaster, withdrawAnnouncement } from './toasts.ts';

/** What is shown, once everything that was asked for has happened. */
const shown = async () => {
  await Promise.resolve();
  return toaster.getVisibleToasts().map(({ title, duration }) => ({ title, duration }));
};
const titles = async () => (await shown()).map(({ title }) => title);

describe('toasts', () => {
  beforeEach(() => toaster.remove());

  it('keeps an error until it is dismissed', async () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    expect(await shown()).toEqual([{ title: 'Validation Error', duration: Number.POSITIVE_INFINITY }]);
  });

  it('removes a success after a while', async () => {
    announce({ kind: 'success', title: 'Message Sent!', description: 'Thank you.' });
    expect(await shown()).toEqual([{ title: 'Message Sent!', duration: 10_000 }]);
  });

  it('replaces the current toast', async () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    announce({ kind: 'error', title: 'Submission Failed', description: 'Please try again.' });
    expect(await titles()).toEqual(['Submission Failed']);
  });

  it('removes the current toast', async () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    withdrawAnnouncement();
    expect(await shown()).toEqual([]);
  });

  it('removes only a toast with the given title', async () => {
    announce({ kind: 'error', title: 'File Too Large', description: 'Please upload a file smaller than 5MB.' });
    withdrawAnnouncement('Validation Error');
    expect(await titles()).toEqual(['File Too Large']);
    withdrawAnnouncement('File Too Large');
    expect(await shown()).toEqual([]);
  });

  it('requests the toaster once', async () => {
    vi.resetModules();
    const fresh = await import('./toasts.ts');
    const listener = vi.fn();
    fresh.onToasterRequested(listener);
    expect(fresh.isToasterRequested()).toBe(false);
    fresh.requestToaster();
    fresh.announce({ kind: 'success', title: 'Message Sent!', description: 'Thank you.' });
    expect(fresh.isToasterRequested()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});
