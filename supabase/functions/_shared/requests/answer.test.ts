import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';

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
