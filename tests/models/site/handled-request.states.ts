import { expect } from 'vitest';
import type { handledRequestMachine } from '../../../machines/handled-request/handled-request.machine.ts';
import type { StateAssertions } from '../../../machines/model-testing/plan.ts';

/** What the office sees of the page of a request. */
export interface HandledRequestView {
  /** What a screen reader announces. */
  status: string;
  /** The shown facts by their names. */
  facts: Readonly<Record<string, string>>;
  /** The labels of the buttons; those that are disabled in parentheses. */
  buttons: readonly string[];
}

const nothing = { facts: {}, buttons: [] };

export const handledRequestStates: StateAssertions<typeof handledRequestMachine, HandledRequestView> = {
  checking: (view) => {
    expect(view.status).toMatch(/^Looking for the request/);
    expect(view.buttons).toEqual([]);
  },
  ready: (view, { request }) => {
    expect(view.status).toMatch(/^Mark this request/);
    expect(view.buttons).toEqual(['Mark as handled']);
    expect(view.facts).toMatchObject({ Request: 'Appointment request', Reference: request?.reference });
    expect(view.facts).not.toHaveProperty('Handled');
  },
  marking: (view, { request }) => {
    expect(view.status).toMatch(/^Marking the request/);
    expect(view.buttons).toEqual(['(Mark as handled)']);
    expect(view.facts.Reference).toBe(request?.reference);
  },
  handled: (view, { request }) => {
    expect(view.status).toMatch(/^This request is handled/);
    expect(view.buttons).toEqual([]);
    expect(view.facts).toMatchObject({ Reference: request?.reference, Handled: expect.stringMatching(/2026/) });
  },
  expired: (view) => expect(view).toMatchObject({ ...nothing, status: expect.stringMatching(/60 days old/) }),
  invalid: (view) => expect(view).toMatchObject({ ...nothing, status: expect.stringMatching(/not complete/) }),
  failed: (view) => {
    expect(view.status).toMatch(/^There is no answer/);
    expect(view.buttons).toEqual(['Try Again']);
  },
};

/** Reads what the office sees. It also runs in a browser, so it uses nothing from this module. */
export function readHandledRequest(): HandledRequestView {
  const page = document.querySelector('main') ?? document.body;
  const text = (element: Element | null | undefined) => element?.textContent ?? '';
  return {
    status: text(page.querySelector('[role="status"]')),
    facts: Object.fromEntries(
      [...page.querySelectorAll('dt')].map((name) => [text(name), text(name.nextElementSibling)]),
    ),
    buttons: [...page.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-disabled') === 'true' ? `(${text(button)})` : text(button),
    ),
  };
}
