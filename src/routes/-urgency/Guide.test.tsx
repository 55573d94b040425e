import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import type { Urgency } from '#content/schema/entries.ts';
import { allSigns } from '#content/signs.data.ts';
import { momentIn } from '#contract/dates.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { Outcome } from './Guide.part.tsx';

vi.mock('#content/practice.data.ts', () => import('#tests/support/practice-with-hours.ts'));
vi.mock('#content/topics.data.ts', () => ({
  topics: ['cataracts', 'glaucoma', 'allergies'].map((slug) => ({ slug, category: 'conditions', title: slug })),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(momentIn(practice.hours.timeZone, '2026-11-20', '11:00'));
});
const outcome = (urgency: Urgency, id: string) => ({
  urgency,
  isComplete: false,
  isForChild: false,
  chosen: allSigns.filter((sign) => sign.id === id),
  dangers: [],
  wordsOf: signInWords,
});

it('the advice speaks of the child who needs help, also about a sign that concerns everybody', async () => {
  await renderInRouter(<Outcome {...outcome('emergency room', 'severe-eye-pain')} isForChild />);
  expect(screen.getByText(/^If your child gets worse on the way/)).toBeTruthy();
});

it('911 is a link wherever the outcome names it', async () => {
  const dangers = allSigns.filter((sign) => sign.id === 'stroke-signs');
  await renderInRouter(<Outcome {...outcome('call now', 'sudden-blur')} dangers={dangers} />);
  expect(screen.getAllByRole('link', { name: '911' })).toHaveLength(2);
});

it('whoever is not sure is given the phone, also with a sign that has an action of its own', async () => {
  await renderInRouter(<Outcome {...outcome('call now', 'irritant-splash')} />);
  expect(screen.getByRole('link', { name: `Call ${practice.phone.display}` })).toBeTruthy();
});

it('two topics explain a sign, of those that the practice has', async () => {
  const shown = outcome('today', 'severe-eye-pain');
  const chosen = shown.chosen.map((sign) => ({ ...sign, topics: ['gone', 'glaucoma', 'cataracts', 'allergies'] }));
  await renderInRouter(<Outcome {...shown} chosen={chosen} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/eye-hub/'))).toEqual([
    '/eye-hub/conditions/glaucoma',
    '/eye-hub/conditions/cataracts',
  ]);
});
