import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LastUpdated, PrintedOn } from './page-dates.tsx';

describe('the line that says when a legal page was last updated', () => {
  it("shows today's date in New York, where it is still yesterday", () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
    render(<LastUpdated timeZone="America/New_York" />);
    expect(screen.getByText('Last Updated: Friday, November 20, 2026')).toBeTruthy();
  });

  it('is prerendered without a date', () => {
    expect(renderToString(<LastUpdated timeZone="America/New_York" />)).toContain('>Last Updated: today<');
  });
});

it('the day of printing is prerendered without a date', () => {
  expect(renderToString(<PrintedOn timeZone="America/New_York" />)).toBe('');
});

it('the day of printing is shown, even on a page that was opened the day before', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:00:00Z') });
  render(<PrintedOn timeZone="America/New_York" />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed Friday, November 20, 2026')).toBeDefined();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed Saturday, November 21, 2026')).toBeDefined();
});
