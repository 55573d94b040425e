import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import { handledRequestModel } from '../../../machines/handled-request/handled-request.model.ts';
import type { LinkAnswer } from '../../../supabase/functions/_shared/requests/handled.ts';
import { holdPromises } from '../../../tests/models/forms/held-promises.ts';
import { handledRequestStates, readHandledRequest } from '../../../tests/models/site/handled-request.states.ts';
import { findRequest, markRequest } from '../../io/handled-request.ts';
import { HandledRequest } from './HandledRequest.tsx';

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/handled#R-7KQ2XM.20837.aaaaaaaaaaaaaaaaaaaaaa'] }),
});

vi.mock('../../io/handled-request.ts', () => ({ findRequest: vi.fn(), markRequest: vi.fn() }));

describeComponent({
  model: handledRequestModel,
  states: handledRequestStates,
  open: () => {
    const found = holdPromises<LinkAnswer>();
    const marked = holdPromises<LinkAnswer>();
    vi.mocked(findRequest).mockImplementation(() => found.add());
    vi.mocked(markRequest).mockImplementation(() => marked.add());
    render(
      <RouterContextProvider router={router}>
        <HandledRequest timeZone="America/New_York" />
      </RouterContextProvider>,
    );
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(document.activeElement).toBe(screen.getByRole('status'));
    };
    return {
      events: { 'mark.pressed': () => press('Mark as handled'), 'retry.pressed': () => press('Try Again') },
      actors: {
        findRequest: { done: found.resolve, failed: found.reject },
        markRequest: { done: marked.resolve, failed: marked.reject },
      },
      until: (assertion) => waitFor(() => assertion(readHandledRequest())),
    };
  },
});
