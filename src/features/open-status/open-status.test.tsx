import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hours } from '#tests/support/office-hours.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { OfficeAdvice } from './UrgentCall.tsx';

const phone = { dial: '+17185550123', display: '(718) 555-0123' } as const;
const advice = {
  whenClosed: 'If we are closed, call 911.',
  openNow: 'We are open.',
  closedNow: 'We are closed. Call 911.',
};
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the status changes at the minute the office opens, and on a page that stays open for hours', () => {
  vi.setSystemTime(new Date('2026-11-20T14:59:30Z'));
  render(<OpenStatus hours={hours} />);
  expect(screen.getByText('Closed, opens at 10 AM')).toBeTruthy();
  wait(30_000);
  expect(screen.getByText('Open now, closes at 1 PM')).toBeTruthy();
  for (let hour = 0; hour < 9; hour += 1) wait(3_600_000);
  expect(screen.getByText('Closed, opens Saturday at 10 AM')).toBeTruthy();
});

it('the status changes when the page is looked at again', () => {
  vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
  render(<OpenStatus hours={hours} />);
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('Closed, opens at 2 PM')).toBeTruthy();
});

it('the status is prerendered without a time, and the advice for both cases', () => {
  vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
  expect(renderToString(<OpenStatus hours={hours} />)).not.toContain('now');
  expect(renderToString(<OfficeAdvice hours={hours} words={advice} />)).toContain('If we are closed, call <a');
});

it('the advice is to call the office while it is open, and links 911 from the minute it closes', () => {
  vi.setSystemTime(new Date('2026-11-20T17:59:30Z'));
  const { container } = render(<OfficeAdvice hours={hours} words={advice} />);
  expect([container.textContent, links()]).toEqual(['We are open.', []]);
  wait(30_000);
  expect([container.textContent, links()]).toEqual(['We are closed. Call 911.', [['911', 'tel:911']]]);
});

it('the notice about an emergency has the office phone first while the office is open, then 911 alone', () => {
  vi.setSystemTime(new Date('2026-11-20T17:59:30Z'));
  const words = { open: { title: 'Call.', text: 'Now.' }, closed: { title: 'Closed.', text: 'Call 911.' } };
  render(<EmergencyNotice hours={hours} phone={phone} words={words} />);
  expect(screen.getByRole('note').textContent).toContain('Call.Now.');
  expect(links()).toEqual([
    ['Call (718) 555-0123', 'tel:+17185550123'],
    ['Call 911', 'tel:911'],
  ]);
  wait(30_000);
  expect(screen.getByRole('note').textContent).toContain('Closed.Call 911.');
  expect(links()).toEqual([['Call 911', 'tel:911']]);
});
