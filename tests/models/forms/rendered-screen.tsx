import { fireEvent, render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RequestOutcome } from '../../../machines/submission/submission.ts';
import { Toasts } from '../../../src/features/toasts/Toasts.tsx';
import type { ComingChecks } from './coming-checks.ts';
import type { FormScreen } from './form-screen.ts';
import { readFormView } from './form-view.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** What lies behind a rendered form: checks and requests under way, and files that are being read. */
export interface Backstage {
  coming: ComingChecks;
  checks: WaitingRoom<void>;
  requests: WaitingRoom<RequestOutcome>;
  readings: WaitingRoom<string>;
}

/** Renders a form with its toasts, with a hand on it and on what lies behind it. */
export function renderForm(
  formId: string,
  element: (isInSight: boolean) => ReactNode,
  { coming, checks, requests, readings }: Backstage,
): FormScreen {
  document.title = 'Home';
  const page = (isInSight: boolean) => (
    <>
      {element(isInSight)}
      <Toasts />
    </>
  );
  const { rerender } = render(page(true));
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
    comingIssues: coming.comingIssues,
    finishCheck: () =>
      waitFor(() => {
        checks.finish();
        coming.pass();
      }),
    failCheck: (error) =>
      waitFor(() => {
        checks.fail(error);
        coming.pass();
      }),
    leave: () => {
      rerender(page(false));
      rerender(page(true));
    },
    answer: (outcome) => waitFor(() => requests.finish(outcome)),
    breakDown: (error) => waitFor(() => requests.fail(error)),
    finishReading: (error) => waitFor(() => (error === undefined ? readings.finish('AAAA') : readings.fail(error))),
  };
}
