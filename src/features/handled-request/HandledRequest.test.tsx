import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import type { ContextFrom } from 'xstate';
import type { LinkAnswer } from '#contract/handled.ts';
import { handledRequestModel } from '#machines/handled-request/handled-request.model.ts';
import { linkedRequest } from '#src/io/function-client.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { HandledRequest } from './HandledRequest.tsx';

const address = '/handled#R-7KQ2XM.20837.aaaaaaaaaaaaaaaaaaaaaa';

vi.mock('#src/io/function-client.ts', () => ({ linkedRequest: vi.fn() }));

/** Reads what the office sees of the page of a request. */
function readHandledRequest() {
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

const shows =
  (status: RegExp, buttons: readonly string[], request?: 'handled' | 'not handled') =>
  (view: HandledRequestView, context: ContextFrom<typeof handledRequestModel.machine>) => {
    expect(view.status).toMatch(status);
    expect(view.buttons).toEqual(buttons);
    if (!request) return;
    expect(view.facts).toMatchObject({ Request: 'Appointment request', Reference: context.request?.reference });
    expect(view.facts.Handled ?? '').toMatch(request === 'handled' ? /2026/ : /^$/);
  };

describeComponent<typeof handledRequestModel.machine, HandledRequestView>({
  model: handledRequestModel,
  states: {
    checking: shows(/^Looking for the request/, []),
    ready: shows(/^Mark this request/, ['Mark as handled'], 'not handled'),
    marking: shows(/^Marking the request/, ['(Mark as handled)'], 'not handled'),
    undoable: shows(/^This request is handled.*undo/, ['Undo'], 'handled'),
    undoing: shows(/^Undoing/, ['(Undo)'], 'handled'),
    handled: shows(/^This request is handled\. Seven/, [], 'handled'),
    expired: shows(/60 days old/, []),
    invalid: shows(/not complete/, []),
    failed: shows(/^There is no answer/, ['Try Again']),
  },
  open: async () => {
    const found = holdPromises<LinkAnswer>();
    const marked = holdPromises<LinkAnswer>();
    const undone = holdPromises<LinkAnswer>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.mocked(linkedRequest).mockImplementation(({ handled, undo }) => {
      if (handled) return marked.add();
      return undo ? undone.add() : found.add();
    });
    await renderInRouter(<HandledRequest timeZone="America/New_York" />, address);
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(document.activeElement).toBe(screen.getByRole('status'));
    };
    return {
      events: {
        'mark.pressed': () => press('Mark as handled'),
        'undo.pressed': () => press('Undo'),
        'retry.pressed': () => press('Try Again'),
      },
      actors: {
        findRequest: { done: found.resolve, failed: found.reject },
        markRequest: { done: marked.resolve, failed: marked.reject },
        undoRequest: { done: undone.resolve, failed: undone.reject },
      },
      delays: { undoTime: () => act(async () => void vi.advanceTimersByTime(600_000)) },
      until: (assertion) => waitFor(() => assertion(readHandledRequest())),
    };
  },
});
