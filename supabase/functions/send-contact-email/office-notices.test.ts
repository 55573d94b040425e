import { expect, it } from 'vitest';
import { writeDigest } from './office-notices.ts';

const figures = { received: { appointment: 1, inquiry: 0, 'contact-lens': 0 }, caught: [], notHandled: [] };

it('says in the digest what to do about requests that nobody has read', () => {
  const options = { expectsHandling: true, contentEnds: null };
  const { text } = writeDigest('2026-11-23', { ...figures, bounced: ['R-000001'], dead: ['R-000002'] }, options);
  expect(text).toContain('Ask whoever looks after the website for them, and call the patients.');
  const quiet = writeDigest('2026-11-23', { ...figures, bounced: [], dead: [] }, options);
  expect(quiet.text).not.toContain('call the patients');
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-01-02', true],
])('says in the digest of %s that the dates of the site end: %s', (day, isSaid) => {
  const options = { expectsHandling: true, contentEnds: '2026-12-31' };
  const { text } = writeDigest(day, { ...figures, bounced: [], dead: [] }, options);
  expect(text.includes('Dates on the website end on 2026-12-31.')).toBe(isSaid);
});
