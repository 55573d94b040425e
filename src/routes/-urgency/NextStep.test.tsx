import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.ts';
import { momentIn } from '#contract/dates.ts';
import { renderInRouter } from '../../../tests/support/render-in-router.tsx';
import { Answer, EmergencyNotice, OfficeCall } from './NextStep.tsx';

const { dial } = practice.phone;
const at = (time: '11:00' | '12:59' | '20:00') => momentIn(practice.hours.timeZone, '2026-11-20', time);
const phones = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the answer changes at the minute the office closes', async () => {
  vi.setSystemTime(at('12:59'));
  await renderInRouter(<Answer urgency="today" />);
  expect(screen.getByText('Call us today')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe(`Call ${practice.phone.display}`);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Call us at 2 PM')).toBeTruthy();
  // The number to keep, without the word "Call".
  expect(screen.getByRole('link').textContent).toBe(practice.phone.display);
});

it.each([
  ['11:00', 'Do not wait for a reply. Call us now.', [`tel:${dial}`]],
  ['20:00', 'Do not wait for a reply. We are closed. Go to an emergency room now.', []],
] as const)('an emergency visit at %s: %s', async (time, title, links) => {
  vi.setSystemTime(at(time));
  await renderInRouter(<EmergencyNotice lead="Do not wait for a reply." />);
  expect(screen.getByText(title)).toBeTruthy();
  expect(phones()).toEqual(links);
});

it('below signs stands when the office opens, while nobody answers', async () => {
  vi.setSystemTime(at('20:00'));
  await renderInRouter(<OfficeCall urgency="call now" />);
  expect(screen.getByText('We are closed. We open Saturday at 10 AM.')).toBeTruthy();
  expect(phones()).toEqual([`tel:${dial}`]);
});
