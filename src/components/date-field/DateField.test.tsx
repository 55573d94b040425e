import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDay } from '#contract/dates.ts';
import { Calendar } from './calendar.tsx';
import { dayAfterKey, type PickableDays, weeksOf } from './days.ts';

/** A year from a Friday, with its Sundays and one holiday closed. */
const days: PickableDays = {
  first: '2026-11-20',
  last: '2027-11-20',
  closedWords: (day) => {
    if (day === '2026-11-26') return 'closed, Thanksgiving Day';
    return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? 'closed' : null;
  },
};

const pick = vi.fn();
const leave = vi.fn();
const openCalendar = (chosenDay: CalendarDay | null = null) =>
  render(<Calendar chosenDay={chosenDay} days={days} onPick={pick} onLeave={leave} />);
const dayButton = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  pick.mockReset();
  leave.mockReset();
  document.documentElement.removeAttribute('dir');
});

describe('the keys of a calendar', () => {
  const keys = { isLarge: false, direction: 'ltr' } as const;

  it.each([
    ['ArrowRight', '2026-12-10', '2026-12-11'],
    ['ArrowLeft', '2026-12-10', '2026-12-09'],
    ['ArrowDown', '2026-12-10', '2026-12-17'],
    ['ArrowUp', '2026-12-10', '2026-12-03'],
    ['Home', '2026-12-10', '2026-12-06'],
    ['End', '2026-12-10', '2026-12-12'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageUp', '2026-12-10', '2026-11-20'],
    ['PageDown', '2027-11-05', '2027-11-20'],
    ['ArrowLeft', '2026-11-20', '2026-11-20'],
    ['ArrowRight', '2027-11-20', '2027-11-20'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['Enter', '2026-12-10', null],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(key, from, days, keys)).toBe(to);
  });

  it('move by years with Shift, and are mirrored on right-to-left pages', () => {
    const later = { ...days, last: '2028-11-20' } as const;
    expect(dayAfterKey('PageDown', '2026-12-10', later, { ...keys, isLarge: true })).toBe('2027-12-10');
    expect(dayAfterKey('ArrowLeft', '2026-12-10', days, { ...keys, direction: 'rtl' })).toBe('2026-12-11');
    expect(dayAfterKey('ArrowDown', '2026-12-10', days, { ...keys, direction: 'rtl' })).toBe('2026-12-17');
  });

  it('move through weeks that contain each day of the month once', () => {
    for (const day of ['2026-11-20', '2027-02-01', '2028-02-29', '2027-05-31'] as const) {
      const weeks = weeksOf(day);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const inMonth = weeks.flat().filter((one) => one !== null);
      const length = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
      expect(inMonth.map((one) => Number(one.slice(8)))).toEqual(Array.from({ length }, (_, index) => index + 1));
    }
  });
});

describe('a calendar', () => {
  it.each(['{Enter}', ' '])('picks the focused day with the key %j', async (key) => {
    openCalendar('2026-11-24');
    expect(focused()).toBe('Tuesday, November 24, 2026');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(key);
    expect(pick).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  });

  it('keeps the focus on a day when the month changes, even if the same day is in the past', async () => {
    openCalendar('2026-12-10');
    const month = screen.getByText('December 2026').closest('[aria-live="polite"]');
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('Friday, November 20, 2026');
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(month?.textContent).toBe('November 2026');
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    expect(focused()).toBe('Friday, November 20, 2026');
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(focused()).toBe('Monday, December 21, 2026');
    await userEvent.keyboard('{Escape}');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('keeps the focus on the month buttons, even at the ends', async () => {
    openCalendar();
    const next = screen.getByRole('button', { name: 'Next month' });
    const previous = screen.getByRole('button', { name: 'Previous month' });
    for (let month = 0; month < 13; month++) await userEvent.click(next);
    expect(screen.getByText('November 2027')).toBeTruthy();
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    for (let month = 0; month < 13; month++) await userEvent.click(previous);
    expect(screen.getByText('November 2026')).toBeTruthy();
    expect(document.activeElement).toBe(previous);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('names closed, current and selected days, and marks none as invalid', () => {
    openCalendar('2026-11-24');
    expect(dayButton('Sunday, November 22, 2026, closed').hasAttribute('data-closed')).toBe(true);
    expect(dayButton('Thursday, November 26, 2026, closed, Thanksgiving Day')).toBeTruthy();
    expect(dayButton('Friday, November 20, 2026').getAttribute('aria-current')).toBe('date');
    const chosen = [...document.querySelectorAll('td[aria-selected="true"]')];
    expect(chosen.map((cell) => cell.textContent)).toEqual(['24']);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect([...document.querySelectorAll('[id]')].filter(({ id }) => /\s/.test(id))).toEqual([]);
  });

  it('offers closed days, but none in the past or more than a year away', () => {
    openCalendar();
    fireEvent.click(dayButton('Thursday, November 19, 2026'));
    expect(dayButton('Thursday, November 19, 2026').getAttribute('aria-disabled')).toBe('true');
    expect(pick).not.toHaveBeenCalled();
    fireEvent.click(dayButton('Sunday, November 22, 2026, closed'));
    expect(pick).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  });

  it('opens at a day that can be picked when the entered one cannot', () => {
    openCalendar('2026-11-02');
    expect(focused()).toBe('Friday, November 20, 2026');
  });
});
