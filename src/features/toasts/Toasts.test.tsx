import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announce, toaster, toasts } from '#src/toasts/toasts.ts';

const error = { form: 'inquiry', kind: 'error', title: 'Validation Error', description: 'Required' } as const;
const success = { form: 'inquiry', kind: 'success', title: 'Message Sent!', description: 'Thank you.' } as const;

/** What is shown, once everything that was asked for has happened. */
const shown = async () => {
  await Promise.resolve();
  return toaster.getVisibleToasts().map(({ title, duration }) => ({ title, duration }));
};

afterEach(() => toasts.send({ type: 'toast.withdrawn', form: 'inquiry' }));

describe('a toast', () => {
  it('ends after eight seconds when it is an error, and after ten when it is a success', async () => {
    act(() => announce(error));
    expect(await shown()).toEqual([{ title: error.title, duration: 8_000 }]);
    act(() => announce(success));
    expect(await shown()).toEqual([{ title: success.title, duration: 10_000 }]);
  });

  it('goes at the next change of a field when it is an error', async () => {
    act(() => announce(error));
    const field = document.body.appendChild(document.createElement('input'));
    // A form that is restored fires this.
    fireEvent(field, new Event('change', { bubbles: true }));
    expect(await shown()).toHaveLength(1);
    fireEvent.input(field, { target: { value: 'a' } });
    expect(await shown()).toEqual([]);
    field.remove();
  });
});
