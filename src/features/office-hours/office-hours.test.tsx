import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { practice } from '../../../content/practice.ts';
import { OfficeHours } from './OfficeHours.tsx';

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-05:00`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the office hours', () => {
  it('show a holiday from two weeks before, with its date', () => {
    on('2026-11-12');
    render(<OfficeHours hours={practice.hours} />);
    const holiday = screen.getByRole('row', { name: /Thanksgiving Day/ });
    expect(within(holiday).getByRole('rowheader').textContent).toBe('Thanksgiving Day Thursday, November 26');
    expect(within(holiday).getByRole('cell').textContent).toBe('Closed');
    expect(rows()).toHaveLength(practice.hours.lines.length + 1);
  });

  it('reserve a line for holidays at all other times', () => {
    on('2026-11-11');
    render(<OfficeHours hours={practice.hours} />);
    expect(rows().at(-1)).toBe('Holidays Named two weeks aheadClosed');
  });

  it('show the special hours of a holiday', () => {
    on('2026-11-11');
    const hours = { opens: '10:00', closes: '12:00' } as const;
    const holidays = [{ day: '2026-12-24', name: 'Christmas Eve', hours }] as const;
    render(<OfficeHours hours={{ ...practice.hours, holidays }} />);
    expect(rows().at(-1)).toMatch(/Other hours$/);
  });

  it('have no line without known holidays', () => {
    render(<OfficeHours hours={{ ...practice.hours, holidays: [] }} />);
    expect(rows()).toHaveLength(practice.hours.lines.length);
  });

  it('are prerendered without a date, and show holidays after hydration', async () => {
    on('2026-11-20');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<OfficeHours hours={practice.hours} />);
    document.body.append(container);
    expect(container.textContent).not.toContain('Thanksgiving');
    on('2026-12-20');
    await act(async () => {
      render(<OfficeHours hours={practice.hours} />, { container, hydrate: true });
    });
    expect(rows().slice(-2)).toEqual([
      'Christmas Day Friday, December 25Closed',
      "New Year's Day Friday, January 1Closed",
    ]);
  });
});
