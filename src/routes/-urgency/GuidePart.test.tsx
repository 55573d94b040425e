import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import type { Urgency } from '#content/schema/entries.ts';
import { allSigns } from '#content/signs.data.ts';
import { momentIn } from '#contract/dates.ts';
import { renderInRouter } from '../../../tests/support/render-in-router.tsx';
import { signInWords } from '../../rules/sign-wording.ts';
import { Outcome } from './GuidePart.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(momentIn(practice.hours.timeZone, '2026-11-20', '11:00'));
});
afterEach(() => {
  vi.useRealTimers();
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
