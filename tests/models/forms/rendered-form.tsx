import { fireEvent, render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import { Toasts } from '../../../src/features/toasts/Toasts.tsx';
import { checkRequest } from '../../../src/io/check-request.ts';
import { sendRequest } from '../../../src/io/function-client.ts';
import { readAsBase64 } from '../../../src/io/read-file.ts';
import { InRouter } from '../../support/render-in-router.tsx';
import type { FormControls } from './form-controls.ts';
import { readFormView } from './form-view.ts';
import { holdPromises } from './held-promises.ts';

/** Holds checks, requests and readings. The test has to mock their modules. */
async function holdWork() {
  const actual = await vi.importActual<{ checkRequest: typeof checkRequest }>('../../../src/io/check-request.ts');
  const checks = holdPromises<void>();
  const requests = holdPromises<RequestOutcome>();
  const readings = holdPromises<string>();
  vi.mocked(checkRequest).mockImplementation(async (...form) => {
    await checks.add();
    return actual.checkRequest(...form);
  });
  vi.mocked(sendRequest).mockImplementation(() => requests.add() as ReturnType<typeof sendRequest>);
  // The upload area passes a signal. A request does not, and its reading is not held.
  vi.mocked(readAsBase64).mockImplementation(async (_file, { signal } = {}) =>
    signal ? readings.add(signal) : 'AAAA',
  );
  return { checks, requests, readings };
}

/** Renders a form with its toasts. */
export async function renderForm(formId: string, element: (isVisible: boolean) => ReactNode): Promise<FormControls> {
  const { checks, requests, readings } = await holdWork();
  document.title = 'Home';
  const page = (isVisible: boolean) => (
    <>
      {element(isVisible)}
      <Toasts />
    </>
  );
  const { rerender } = render(page(true), { wrapper: InRouter });
  const form = document.getElementById(formId) as HTMLFormElement;

  function field(name: string): HTMLInputElement {
    const found = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`The form has no field "${name}".`);
    return found;
  }

  function fill(name: string, value: string): void {
    const control = field(name);
    if (control.type === 'radio') {
      fireEvent.click(form.querySelector(`[name="${name}"][value="${value}"]`) as HTMLElement);
    } else if (control.type === 'checkbox') {
      if (control.checked !== (value === 'on')) fireEvent.click(control);
    } else {
      fireEvent.input(control, { target: { value } });
      fireEvent.change(control, { target: { value } });
    }
  }

  return {
    until: (assertion) => waitFor(() => assertion(readFormView(formId))),
    values: () => readFormView(formId).values,
    fill,
    attach: ({ name, type, size }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(size)], name, { type }));
      field('prescriptionFile').files = transfer.files;
      fireEvent.change(field('prescriptionFile'));
    },
    press: (button) => {
      fireEvent.click(within(form.parentElement ?? form).getByRole('button', { name: button }));
    },
    submit: () => {
      const button = form.querySelector('button[type="submit"]') as HTMLElement;
      button.focus();
      fireEvent.click(button);
    },
    leave: () => {
      rerender(page(false));
      rerender(page(true));
    },
    endCheck: () => waitFor(() => checks.resolve()),
    failCheck: (error) => waitFor(() => checks.reject(error)),
    endRequest: (outcome) => waitFor(() => requests.resolve(outcome)),
    failRequest: (error) => waitFor(() => requests.reject(error)),
    endReading: () => waitFor(() => readings.resolve('AAAA')),
    failReading: (error) => waitFor(() => readings.reject(error)),
  };
}
