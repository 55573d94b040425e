import { expect, it } from 'vitest';
import { failureOf } from './mail.ts';

it.each([
  ['a rejection of the mail after its content', { responseCode: 451, command: 'DATA' }, true, '451', false, true],
  ['a rejection before it', { responseCode: 451, command: 'RCPT TO' }, false, '451', false, false],
  ['a lost connection after its content', { code: 'ECONNECTION' }, true, 'ECONNECTION', true, false],
])('tells whether the office may have the mail after %s', (_, error, isEnded, code, ambiguous, refused) => {
  expect(failureOf(error, isEnded)).toMatchObject({ code, ambiguous, refused });
});
