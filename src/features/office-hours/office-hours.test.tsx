import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hoursInWords } from '#src/rules/office-hours.ts';
import { hours as officeHours } from '#tests/support/office-hours.ts';
import { OfficeHours } from './OfficeHours.tsx';

const hours = {
  ...officeHours,
  exceptions: [
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: "New Year's Day" },
  ],
} as const;
const week = ['Monday11 AM-7 PM', 'Tuesday-Friday10 AM-6 PM', 'Saturday10 AM-4 PM', 'SundayClosed'];

const { week: lines } = hoursInWords(officeHours);

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-05:00`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('the office hours', () => {
  it('show a holiday from two weeks before, with its date', () => {
    on('2026-11-12');
    render(<OfficeHours hours={hours} week={lines} />);
    const holiday = screen.getByRole('row', { name: /Thanksgiving Day/ });
    expect(within(holiday).getByRole('rowheader').textContent).toBe('Thanksgiving Day Thursday, November 26');
    expect(within(holiday).getByRole('cell').textContent).toBe('Closed');
    expect(rows()).toHaveLength(week.length + 1);
  });

  it('show a holiday that has come near, and mark the row of today, when the page is looked at again', () => {
    on('2026-11-11');
    render(<OfficeHours hours={hours} week={lines} />);
    expect(rows().at(-1)).toBe('Holidays Listed here two weeks beforeClosed');
    const marked = () => screen.getByRole('row', { current: 'date' }).textContent;
    on('2026-11-25');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('row', { name: /Thanksgiving Day/ })).toBeTruthy();
    expect(marked()).toBe('Tuesday-Friday10 AM-6 PM');
    on('2026-11-26');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(marked()).toContain('Thanksgiving Day');
  });

  it('have no line without known holidays', () => {
    render(<OfficeHours hours={{ ...hours, exceptions: [] }} week={lines} />);
    expect(rows()).toEqual(week);
  });

  it('are prerendered without a date, and show holidays after hydration', async () => {
    on('2026-11-20');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<OfficeHours hours={hours} week={lines} />);
    document.body.append(container);
    expect(container.textContent).not.toContain('Thanksgiving');
    on('2026-12-20');
    await act(async () => {
      render(<OfficeHours hours={hours} week={lines} />, { container, hydrate: true });
    });
    expect(rows().slice(-2)).toEqual([
      'Christmas Day Friday, December 25Closed',
      "New Year's Day Friday, January 1Closed",
    ]);
  });
});
