import { expect, it } from 'vitest';
import { exampleRow } from '#tests/support/desk-examples.ts';
import { actionWords, momentWords, stateWords, subjectWords, takenWords, timeWords, waitingWords } from './words.ts';

const since = '2026-11-20T15:00:00.000Z';

it.each([
  ['2026-11-20T14:59:00.000Z', 'just now'],
  ['2026-11-20T15:00:59.000Z', 'just now'],
  ['2026-11-20T15:01:00.000Z', '1 minute'],
  ['2026-11-20T15:59:59.000Z', '59 minutes'],
  ['2026-11-20T17:10:00.000Z', '2 hours'],
  ['2026-11-21T15:00:00.000Z', '1 day'],
  ['2026-11-23T18:00:00.000Z', '3 days'],
])('says at %s how long something waits: %s', (now, words) => {
  expect(waitingWords(since, new Date(now))).toBe(words);
});

it('says times as the clock of the practice shows them', () => {
  expect(momentWords(since)).toMatch(/^Nov 20, 2026, \d+:00.[AP]M$/);
  expect(timeWords(new Date(since))).toMatch(/^\d+:00.[AP]M$/);
});

it('says what a request is about, and who looks after it', () => {
  expect(subjectWords({ type: 'inquiry', wish: 'Other' })).toBe('General inquiry: Other');
  expect(subjectWords({ type: 'contact-lens', wish: '' })).toBe('Contact lens order');
  expect(takenWords({ takenBy: null }, 'ana@practice.example')).toBeNull();
  expect(takenWords({ takenBy: 'ana@practice.example' }, 'ana@practice.example')).toBe('You look after it');
  expect(takenWords({ takenBy: 'bo@practice.example' }, 'ana@practice.example')).toBe(
    'bo@practice.example looks after it',
  );
});

it('says what has happened to a request, in sentences', () => {
  const account = 'ana@practice.example';
  expect(stateWords(exampleRow, account)).toBe('Open. It was mailed to the office.');
  expect(stateWords({ ...exampleRow, status: 'held' }, account)).toBe('Held as spam.');
  expect(stateWords({ ...exampleRow, status: 'handled', handledAt: since, takenBy: account }, account)).toBe(
    `Handled on ${momentWords(since)}. You look after it.`,
  );
});

it('says what was done, also what it has no words for', () => {
  expect(actionWords('undo')).toBe('took the mark back');
  expect(actionWords('something new')).toBe('something new');
});
