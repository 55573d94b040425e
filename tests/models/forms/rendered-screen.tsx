import { fireEvent, render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import { Toasts } from '../../../src/features/toasts/Toasts.tsx';
import type { FormScreen } from './form-screen.ts';
import { readFormView } from './form-view.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** What lies behind a rendered form: requests on their way, and files that are being read. */
export interface Backstage {
  requests: WaitingRoom<RequestOutcome>;
  readings: WaitingRoom<string>;
}

/** Renders a form with its toasts, with a hand on it and on what lies behind it. */
export function renderForm(formId: string, element: ReactNode, { requests, readings }: Backstage): FormScreen {
  document.title = 'Home';
  render(
    <>
      {element}
      <Toasts />
    </>,
  );
  const form = document.getElementById(formId) as HTMLFormElement;
  const field = (name: string) => {
    const found = form.elements.namedItem(name);
    if (found === null) throw new Error(`The form has no field "${name}"`);
    return found as HTMLInputElement;
  };
  const change = (element: HTMLInputElement, value: string) => {
    fireEvent.input(element, { target: { value } });
    fireEvent.change(element, { target: { value } });
  };
  return {
    until: (check) => waitFor(() => check(readFormView(formId))),
    values: () => readFormView(formId).values,
    fill: (name, text) => change(field(name), text),
    select: (name, option) => change(field(name), option),
    tick: (name, isTicked) => {
      if (field(name).checked !== isTicked) fireEvent.click(field(name));
    },
    pick: (name, value) => {
      const choice = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
      if (choice) fireEvent.click(choice);
    },
    attach: ({ name, type, size }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(size)], name, { type }));
      field('prescriptionFile').files = dropped.files;
      fireEvent.change(field('prescriptionFile'));
    },
    press: (button) => {
      fireEvent.click(within(form.parentElement ?? form).getByRole('button', { name: button }));
    },
    submit: () => {
      const button = form.querySelector<HTMLElement>('button[type="submit"]');
      button?.focus();
      if (button) fireEvent.click(button);
    },
    answer: (outcome) => waitFor(() => requests.finish(outcome)),
    breakDown: (error) => waitFor(() => requests.fail(error)),
    finishReading: (error) => waitFor(() => (error === undefined ? readings.finish('AAAA') : readings.fail(error))),
  };
}
