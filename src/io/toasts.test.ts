import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, toaster, withdrawAnnouncement } from './toasts.ts';

const shown = () => toaster.getVisibleToasts().map(({ title, duration }) => ({ title, duration }));

describe('toasts', () => {
  beforeEach(() => toaster.remove());

  it('keeps an error until it is dismissed', () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    expect(shown()).toEqual([{ title: 'Validation Error', duration: Number.POSITIVE_INFINITY }]);
  });

  it('lets good news go after a while', () => {
    announce({ kind: 'success', title: 'Message Sent!', description: 'Thank you.' });
    expect(shown()).toEqual([{ title: 'Message Sent!', duration: 10_000 }]);
  });

  it('replaces the last toast', () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    announce({ kind: 'error', title: 'Submission Failed', description: 'Please try again.' });
    expect(shown().map(({ title }) => title)).toEqual(['Submission Failed']);
  });

  it('takes the last toast away when asked', () => {
    announce({ kind: 'error', title: 'Validation Error', description: 'Required' });
    withdrawAnnouncement();
    expect(shown()).toEqual([]);
  });

  it('asks for the toaster once, when there may be something to show', async () => {
    vi.resetModules();
    const fresh = await import('./toasts.ts');
    const listener = vi.fn();
    fresh.onToasterWanted(listener);
    expect(fresh.isToasterWanted()).toBe(false);
    fresh.wakeToaster();
    fresh.announce({ kind: 'success', title: 'Message Sent!', description: 'Thank you.' });
    expect(fresh.isToasterWanted()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});
