import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { toastsModel } from '../../../machines/toasts/toasts.model.ts';
import { readToasts, toastsStates } from '../../../tests/models/site/toasts.states.ts';
import { toaster } from '../../io/toasts.ts';
import { announce, withdrawAnnouncement } from '../../toasts/toasts.ts';
import { Toasts } from './Toasts.tsx';

const error = { kind: 'error', title: 'Validation Error', description: 'Required' } as const;
const success = { kind: 'success', title: 'Message Sent!', description: 'Thank you.' } as const;

/** What is shown, once everything that was asked for has happened. */
const shown = async () => {
  await Promise.resolve();
  return toaster.getVisibleToasts().map(({ title, duration }) => ({ title, duration }));
};

beforeEach(() => act(async () => withdrawAnnouncement()));

describeComponent({
  model: toastsModel,
  states: toastsStates,
  open: () => {
    render(<Toasts />);
    /** The ids of the model, by the titles of their toasts. */
    const ids = new Map<string, string>();
    return {
      events: {
        'toast.announced': ({ toast: { id, ...announcement } }) => {
          ids.set(announcement.title, id);
          act(() => announce(announcement));
        },
        'toast.withdrawn': ({ title }) => act(async () => withdrawAnnouncement(title)),
        'toast.ended': async ({ id }) => {
          const close = await screen.findByRole('button', { name: 'Dismiss notification' });
          const [title = ''] = readToasts().shown.split(':');
          // A toast that was replaced cannot be dismissed.
          if (ids.get(title) === id) fireEvent.click(close);
        },
      },
      until: (assertion) => waitFor(() => assertion(readToasts())),
    };
  },
});

describe('a toast', () => {
  it('stays when it is an error, and ends after ten seconds when it is a success', async () => {
    act(() => announce(error));
    expect(await shown()).toEqual([{ title: error.title, duration: Number.POSITIVE_INFINITY }]);
    act(() => announce(success));
    expect(await shown()).toEqual([{ title: success.title, duration: 10_000 }]);
  });

  it('is removed with the title of another only if it has that title', async () => {
    act(() => announce(error));
    withdrawAnnouncement(success.title);
    expect(await shown()).toHaveLength(1);
    withdrawAnnouncement(error.title);
    expect(await shown()).toEqual([]);
  });

  it('is removed whatever its title is', async () => {
    act(() => announce(error));
    withdrawAnnouncement();
    expect(await shown()).toEqual([]);
  });
});
