import type { Route } from 'playwright/test';
import { handledRequestModel } from '../../../machines/handled-request/handled-request.model.ts';
import type { LinkAnswer } from '../../../supabase/functions/_shared/requests/handled.ts';
import { abortedMessage } from '../page-control.ts';
import { testPaths } from '../path-tests.ts';
import { handledRequestStates, readHandledRequest } from '../site/handled-request.states.ts';
import { abort, holdRequests } from './held-requests.ts';

const refusal = /^Failed to load resource: the server responded with a status of 4/;

/** The answer to a request that a test leaves open. */
const lastAnswer: LinkAnswer = {
  status: 'found',
  request: { reference: 'R-7KQ2XM', type: 'inquiry', receivedAt: '2026-11-20T15:04:00.000Z', handledAt: null },
};

// The responses are written here, because real ones depend on the time: a journey tests the real function.
testPaths({
  model: handledRequestModel,
  states: handledRequestStates,
  path: '/handled',
  // The test loads the page itself, and holds the answer.
  load: async () => {},
  open: async ({ page, plan, expectedMessages }) => {
    const calls = await holdRequests(page, /\/send-contact-email\/handled$/);
    const refusals = plan.steps.filter(
      (step) => 'done' in step && (step.output as LinkAnswer).status !== 'found',
    ).length;
    expectedMessages.push(...Array.from({ length: refusals }, () => refusal));
    await page.goto('/handled#R-7KQ2XM.20837.aaaaaaaaaaaaaaaaaaaaaa');
    await page.locator('[data-awaiting="handled-request"]').waitFor({ state: 'detached' });

    const respond = (route: Route, output: LinkAnswer) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      if (output.status === 'found') return route.fulfill({ headers, json: output.request });
      return route.fulfill({ headers, status: output.status === 'expired' ? 410 : 404, json: { error: {} } });
    };
    const answer = async (output: LinkAnswer) => {
      await calls.end((route) => respond(route, output));
      calls.hold();
    };
    const lose = async () => {
      expectedMessages.push(abortedMessage);
      await calls.end(abort);
      calls.hold();
    };

    const isLeftOpen = plan.expected.at(-1)?.states.some((state) => state === 'checking' || state === 'marking');

    return {
      events: {
        // A busy button ignores a second press.
        'mark.pressed': () => page.getByRole('button', { name: 'Mark as handled' }).click({ force: true }),
        'retry.pressed': () => page.getByRole('button', { name: 'Try Again' }).click(),
      },
      actors: {
        findRequest: { done: answer, failed: lose },
        markRequest: { done: answer, failed: lose },
      },
      view: () => page.evaluate(readHandledRequest),
      close: async () => {
        // A request that the test leaves open may not have been sent yet.
        if (isLeftOpen) await calls.untilHeld();
        await calls.endAll((route) => respond(route, lastAnswer));
        await page.unrouteAll({ behavior: 'wait' });
      },
    };
  },
});
