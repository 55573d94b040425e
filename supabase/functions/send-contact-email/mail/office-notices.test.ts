import { expect, it } from 'vitest';
import { writeDigest } from './office-notices.ts';

const figures = {
  received: { appointment: 1, inquiry: 0, 'contact-lens': 0 },
  caught: [],
  notHandled: [],
  bounced: [],
  dead: [],
};

const digestOf = (changes: object, desk: string | null = null) =>
  writeDigest('2026-11-23', { ...figures, ...changes }, { expectsHandling: true }, { contentEnds: null }, desk);

it('says in the digest what to do about requests that nobody has read', () => {
  const bounced = [{ reference: 'R-000001', type: 'inquiry', hours: 1 }];
  const dead = [{ reference: 'R-000002', type: 'contact-lens', hours: 50 }];
  const { text } = digestOf({ bounced, dead }, 'https://optometry.example/desk/');
  expect(text).toContain('R-000001, general inquiry, 1 hour\n');
  expect(text).toContain('R-000002, contact lens order, 2 days\n');
  expect(text).toContain('Open the desk, and call the patients.');
  expect(text).toContain('https://optometry.example/desk/');
  expect(digestOf({}).text).not.toContain('desk');
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-01-02', true],
])('says in the digest of %s that the dates of the site end: %s', (day, isSaid) => {
  const practice = { contentEnds: '2026-12-31' };
  const { text } = writeDigest(day, figures, { expectsHandling: true }, practice, null);
  expect(text.includes('Dates on the website end on 2026-12-31.')).toBe(isSaid);
});
