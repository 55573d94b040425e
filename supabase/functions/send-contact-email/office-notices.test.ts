import { expect, it } from 'vitest';
import { writeDigest } from './office-notices.ts';

it('says in the digest what to do about requests that nobody has read', () => {
  const figures = { received: { appointment: 1, inquiry: 0, 'contact-lens': 0 }, caught: 0, notHandled: [] };
  const { text } = writeDigest('2026-11-23', { ...figures, bounced: ['R-000001'], dead: ['R-000002'] }, true);
  expect(text).toContain('Ask whoever looks after the website for them, and call the patients.');
  const quiet = writeDigest('2026-11-23', { ...figures, bounced: [], dead: [] }, true);
  expect(quiet.text).not.toContain('call the patients');
});
