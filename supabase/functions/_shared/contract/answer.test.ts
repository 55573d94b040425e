import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { handledRequest } from './handled.ts';

const error = {
  code: 'invalid',
  message: 'Required',
  issues: [{ field: 'firstName', key: 'required', message: 'Required' }],
};
const earlierError = { ...error, issues: [{ field: 'firstName', message: 'Required' }] };

it.each<[unknown, unknown]>([
  [{ reference: 'R-7KQ2XM' }, { reference: 'R-7KQ2XM' }],
  [{ error }, { error }],
  [{ error: earlierError }, { error: earlierError }],
  [{ error: 'Please call us.' }, { error: { code: 'unknown', message: 'Please call us.' } }],
  ...[null, '<html>', {}, { reference: 7 }, { error: {} }].map((body): [unknown, unknown] => [body, null]),
])('reads %j as %j', (body, answer) => {
  expect(readAnswer(body)).toEqual(answer);
});

it('reads a stored request, handled or not', () => {
  const request = {
    reference: 'R-7KQ2XM',
    type: 'inquiry',
    receivedAt: '2026-11-20T15:00:00Z',
    handledAt: null,
    undoSeconds: 0,
  };
  expect(handledRequest.parse(request)).toEqual(request);
  expect(handledRequest.safeParse({ ...request, type: 'order' }).success).toBe(false);
});
