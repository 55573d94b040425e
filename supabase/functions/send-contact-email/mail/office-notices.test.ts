import { expect, it } from 'vitest';
import { writeDigest } from './office-notices.ts';

const figures = { received: { appointment: 1, inquiry: 0, 'contact-lens': 0 }, caught: [], notHandled: [] };

it('says in the digest what to do about requests that nobody has read', () => {
  const digestOf = (open: { bounced: string[]; dead: string[] }) =>
    writeDigest('2026-11-23', { ...figures, ...open }, { expectsHandling: true }, { contentEnds: null });
  const { text } = digestOf({ bounced: ['R-000001'], dead: ['R-000002'] });
  expect(text).toContain('Ask whoever looks after the website for them, and call the patients.');
  const quiet = digestOf({ bounced: [], dead: [] });
  expect(quiet.text).not.toContain('call the patients');
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-01-02', true],
])('says in the digest of %s that the dates of the site end: %s', (day, isSaid) => {
  const practice = { contentEnds: '2026-12-31' };
  const { text } = writeDigest(day, { ...figures, bounced: [], dead: [] }, { expectsHandling: true }, practice);
  expect(text.includes('Dates on the website end on 2026-12-31.')).toBe(isSaid);
});
