import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { hours } from '#tests/support/office-hours.ts';
import { OpenStatus } from './OpenStatus.tsx';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
it('the status changes at the minute the office opens, and on a page that stays open for hours', () => {
  vi.setSystemTime(new Date('2026-11-20T14:59:30Z'));
  render(<OpenStatus hours={hours} longest="" />);
  expect(screen.getByText('Closed, opens at 10 AM')).toBeTruthy();
  wait(30_000);
  expect(screen.getByText('Open now, break 1-\u20602 PM, closes 6 PM')).toBeTruthy();
  for (let hour = 0; hour < 9; hour += 1) wait(3_600_000);
  expect(screen.getByText('Closed, opens Saturday at 10 AM')).toBeTruthy();
});

it('the status changes when the page is looked at again', () => {
  vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
  render(<OpenStatus hours={hours} longest="" />);
  vi.setSystemTime(new Date('2026-11-20T18:30:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('Closed, opens at 2 PM')).toBeTruthy();
});

it('the status is prerendered without a time', () => {
  vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
  expect(renderToString(<OpenStatus hours={hours} longest="" />)).toContain('>See our office hours<');
});
