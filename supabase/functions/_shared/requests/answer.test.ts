import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { handledRequest } from './handled.ts';

it('reads a reference', () => {
  expect(readAnswer({ reference: 'R-7KQ2XM' })).toEqual({ reference: 'R-7KQ2XM' });
});

it('reads an error with its issues', () => {
  const error = { code: 'invalid', message: 'Required', issues: [{ field: 'firstName', message: 'Required' }] };
  expect(readAnswer({ error })).toEqual({ error });
});

it('reads an error that is only a text as its message', () => {
  expect(readAnswer({ error: 'Please call us.' })).toEqual({ error: { code: 'unknown', message: 'Please call us.' } });
});

it.each([[null], ['<html>'], [{}], [{ reference: 7 }], [{ error: {} }]])('does not take %j for an answer', (body) => {
  expect(readAnswer(body)).toBeNull();
});

it('reads a stored request, handled or not', () => {
  const request = { reference: 'R-7KQ2XM', type: 'inquiry', receivedAt: '2026-11-20T15:00:00Z', handledAt: null };
  expect(handledRequest.parse(request)).toEqual(request);
  expect(handledRequest.safeParse({ ...request, type: 'order' }).success).toBe(false);
});
