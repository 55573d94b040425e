import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { handledRequestMachine } from '../../../machines/handled-request/handled-request.machine.ts';

/** Reads what the office sees of the page of a request. It also runs in a browser, so it uses nothing from this module. */
export function readHandledRequest() {
  const page = document.querySelector('main') ?? document.body;
  const text = (element: Element | null | undefined) => element?.textContent ?? '';
  return {
    status: text(page.querySelector('[role="status"]')),
    facts: Object.fromEntries(
      [...page.querySelectorAll('dt')].map((name) => [text(name), text(name.nextElementSibling)]),
    ),
    // Those that are disabled in parentheses.
    buttons: [...page.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-disabled') === 'true' ? `(${text(button)})` : text(button),
    ),
  };
}

type HandledRequestView = ReturnType<typeof readHandledRequest>;

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
