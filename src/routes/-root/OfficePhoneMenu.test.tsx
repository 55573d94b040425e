import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { momentIn } from '#contract/dates.ts';
import { OfficePhoneMenu } from './OfficePhoneMenu.tsx';

vi.mock('#content/practice.data.ts', () => import('#tests/support/practice-with-hours.ts'));

it.each([
  ['11:00', `Call ${practice.phone.display}`, false],
  ['13:30', `Phone ${practice.phone.display}`, true],
  ['20:00', `Phone ${practice.phone.display}`, true],
] as const)(
  'at %s the menu is named "%s", and whether it says that texts are read later is %s',
  (time, name, isSaid) => {
    vi.useFakeTimers({ now: momentIn(practice.hours.timeZone, '2026-11-20', time) });
    render(<OfficePhoneMenu />);
    act(() => void vi.advanceTimersByTime(0));
    expect(document.querySelector('summary')?.textContent).toBe(name);
    expect(screen.getByText('Text Office')).toBeDefined();
    expect(screen.queryByText('We read texts when we open.') !== null).toBe(isSaid);
  },
);
