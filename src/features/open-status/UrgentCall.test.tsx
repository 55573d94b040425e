import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours } from '../../../tests/support/office-hours.ts';
import { OfficeAdvice } from './OfficeAdvice.tsx';
import { UrgentCall } from './UrgentCall.tsx';

const words = {
  whenClosed: 'If we are closed, call 911.',
  openNow: 'We are open.',
  closedNow: 'We are closed. Call 911.',
};
const call = <UrgentCall hours={hours} phone={{ dial: '+17185550123', display: '(718) 555-0123' }} words={words} />;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('how to get help at once', () => {
  it('offers both numbers at any time', () => {
    render(call);
    expect(screen.getByRole('link', { name: 'Call (718) 555-0123' }).getAttribute('href')).toBe('tel:+17185550123');
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
  });
});

describe('the advice of the office', () => {
  it('is to call the office while it is open, and links 911 from the minute it closes', () => {
    vi.setSystemTime(new Date('2026-11-20T17:59:30Z'));
    const { container } = render(<OfficeAdvice hours={hours} words={words} />);
    expect(container.textContent).toContain('We are open.');
    expect(screen.queryByRole('link')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(container.textContent).toContain('We are closed. Call 911.');
    expect(screen.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
  });
  it('is prerendered for both cases', () => {
    vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
    const advice = renderToString(<OfficeAdvice hours={hours} words={words} />);
    expect(advice).toContain('If we are closed, call <a');
  });
});
