import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { practice } from '../../../content/practice.ts';
import { hours } from '../../../tests/support/office-hours.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';

const { phone } = practice;
const words = {
  open: { title: 'Call now.', text: 'If nobody answers, call 911.' },
  closed: { title: 'We are closed.', text: 'Call 911.' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the notice about an emergency', () => {
  it('has the office phone first while the office is open, and 911 alone once it is closed', () => {
    vi.setSystemTime(new Date('2026-11-20T17:59:30Z'));
    render(<EmergencyNotice hours={hours} phone={phone} words={words} />);
    const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(screen.getByRole('note').textContent).toContain('Call now.If nobody answers, call 911.');
    expect(links()).toEqual([
      [`Call ${phone.display}`, `tel:${phone.dial}`],
      ['Call 911', 'tel:911'],
    ]);
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.getByRole('note').textContent).toContain('We are closed.Call 911.');
    expect(links()).toEqual([['Call 911', 'tel:911']]);
  });
});
