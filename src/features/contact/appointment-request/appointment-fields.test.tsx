import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forms } from '../../../../content/forms.ts';
import { practice as anyPractice } from '../../../../content/practice.ts';
import { hours } from '../../../../tests/support/office-hours.ts';
import { InRouter } from '../../../../tests/support/render-in-router.tsx';
import { sendRequest } from '../../../io/function-client.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { AppointmentRequest } from './AppointmentRequest.tsx';

vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));

const practice = { ...anyPractice, forms, hours, advice: null };

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`appointment-${name}`) as Kind;
const write = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};
const tick = (name: string) => fireEvent.click(field(name));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

function openAppointment() {
  render(
    <>
      <AppointmentRequest
        practice={practice}
        emergencyNotice={<p>Do not wait. Call now.</p>}
        startWith={{}}
        isVisible
      />
      <Toasts />
    </>,
    { wrapper: InRouter },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  vi.mocked(sendRequest).mockReset().mockResolvedValue({ status: 'accepted', reference: null });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the appointment request', () => {
  it('requires the acknowledgement first, and focuses its checkbox', async () => {
    openAppointment();
    expect(screen.getByRole('button', { name: 'Submit Request' }).getAttribute('aria-disabled')).toBe('true');
    press();
    await screen.findByText('Acknowledgment Required');
    // In the toast, and in its place like any field's error.
    expect(screen.getAllByText('Please acknowledge the appointment confirmation policy.')).toHaveLength(2);
    const box = field('acknowledgement');
    expect(document.activeElement).toBe(box);
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-required')]).toEqual(['true', 'true']);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Error: Please acknowledge the appointment confirmation policy.',
    );
    tick('acknowledgement');
    await waitFor(() =>
      expect(screen.queryByText('Please acknowledge the appointment confirmation policy.')).toBeNull(),
    );
    expect([box.hasAttribute('aria-invalid'), box.hasAttribute('aria-describedby')]).toEqual([false, false]);
    expect(sendRequest).not.toHaveBeenCalled();
  });

  it('announces the notice about an emergency, and begins the confirmation with it', async () => {
    openAppointment();
    const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@mail.example', confirmEmail: 'ana@mail.example' };
    for (const [name, text] of Object.entries({ ...person, phone: '(718) 555-0142' })) write(name, text);
    write('dateOfBirth', '4/12/1985');
    tick('noInsurance');
    tick('acknowledgement');
    expect(screen.queryByText('Do not wait. Call now.')).toBeNull();
    write('appointmentType', 'Emergency Visit');
    expect(screen.getByText('Do not wait. Call now.').closest('[aria-live="polite"]')).not.toBeNull();
    press();
    const confirmation = await screen.findByRole('region', { name: 'Your appointment request was sent' });
    const [notice] = screen.getAllByText('Do not wait. Call now.');
    expect(confirmation.getAttribute('aria-describedby')).toBe(notice?.parentElement?.id);
    expect(confirmation.textContent.startsWith(`${practice.name}Do not wait. Call now.`)).toBe(true);
    expect(confirmation.textContent).not.toMatch(/business day|shortly/);
  });

  it('sends dates as YYYY-MM-DD, and self-pay for a patient without insurance', async () => {
    openAppointment();
    const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@mail.example', confirmEmail: 'ANA@mail.example' };
    for (const [name, text] of Object.entries({ ...person, phone: '(718) 555-0142' })) write(name, text);
    write('appointmentType', 'Eyewear Experience');
    write('preferredDate', 'November 24, 2026');
    write('preferredTime', 'Evening (4 PM - 6 PM)');
    write('dateOfBirth', '4/12/1985');
    tick('noInsurance');
    tick('acknowledgement');
    press();
    await screen.findByText('Your appointment request was sent');
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith({
      type: 'appointment',
      ...person,
      confirmEmail: 'ana@mail.example',
      phone: '(718) 555-0142',
      appointmentType: 'Eyewear Experience',
      preferredDate: '2026-11-24',
      preferredTime: 'Evening (4 PM - 6 PM)',
      insuranceProvider: 'Self-pay',
      insuranceId: 'Self-pay',
      dateOfBirth: '1985-04-12',
      message: '',
      website: '',
    });
  });

  it('shows a date of birth in words, and nothing for an invalid one', () => {
    openAppointment();
    write('dateOfBirth', '4/12/1985');
    expect(screen.getByText('Friday, April 12, 1985')).toBeTruthy();
    write('dateOfBirth', '4/32/1985');
    expect(screen.queryByText(/April/)).toBeNull();
    expect(field('dateOfBirth').hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a typed day in words, with a hint for a closed day', () => {
    openAppointment();
    write('preferredDate', '11/22/2026');
    expect(
      screen.getByText('Sunday, November 22, 2026. We are closed on Sundays. We will suggest a day near it.'),
    ).toBeTruthy();
    write('preferredDate', '11/26/2026');
    expect(screen.getByText(/We are closed that day \(Thanksgiving Day\)/)).toBeTruthy();
  });

  it('asks which day is meant, once a press of the button at the field alone', async () => {
    openAppointment();
    write('preferredDate', '1.12.2026');
    tick('acknowledgement');
    const question = 'Do you mean January 12 or December 1? Please write the month as a word.';
    expect(screen.getByText(question).closest('[aria-live]')).not.toBeNull();
    press();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(document.getElementById('appointment-preferredDate-error')?.textContent).toBe(`Error: ${question}`);
    expect(field('preferredDate').closest('div')?.parentElement?.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('shows an open day as the example', () => {
    vi.setSystemTime(new Date('2026-12-11T15:00:00Z'));
    openAppointment();
    expect(screen.getByText('For example 12/26/2026 or tomorrow')).toBeTruthy();
  });

  it('says that the office has closed today, once it has', () => {
    vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
    openAppointment();
    write('preferredDate', 'today');
    expect(
      screen.getByText('Friday, November 20, 2026. We are closed for today. We will suggest a day near it.'),
    ).toBeTruthy();
  });

  it("shows a hint when the preferred time is outside that day's hours", () => {
    openAppointment();
    write('preferredDate', '11/21/2026');
    write('preferredTime', 'Evening (4 PM - 6 PM)');
    expect(screen.getByText(/We are open from 10 AM to 4 PM on Saturdays/)).toBeTruthy();
    write('preferredTime', 'Morning (10 AM - 12 PM)');
    expect(screen.queryByText(/We are open from/)).toBeNull();
  });

  it('rejects a day in the past', async () => {
    openAppointment();
    tick('acknowledgement');
    write('preferredDate', '11/19/2026');
    press();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(document.getElementById('appointment-preferredDate-error')?.textContent).toBe(
      'Error: Preferred date cannot be in the past',
    );
  });

  it('restores the typed values when a patient has insurance after all', () => {
    openAppointment();
    write('insuranceProvider', 'Sample Plan');
    tick('noInsurance');
    expect(field('insuranceProvider').value).toBe('Self-pay');
    expect(field('insuranceProvider').closest('[hidden]')).not.toBeNull();
    tick('noInsurance');
    expect([field('insuranceProvider').value, field('insuranceId').value]).toEqual(['Sample Plan', '']);
    expect(field('insuranceProvider').closest('[hidden]')).toBeNull();
  });
});

describe('the calendar', () => {
  async function openCalendar() {
    openAppointment();
    const opener = screen.getByText('Choose from a calendar').closest('details');
    if (!opener) throw new Error('The calendar has no opener');
    opener.open = true;
    fireEvent(opener, new Event('toggle'));
    return { opener, month: await screen.findByRole('grid') };
  }
  const day = (month: HTMLElement, name: string) => within(month).getByRole('button', { name: new RegExp(name) });

  it('opens at today in New York, and disables earlier days', async () => {
    vi.setSystemTime(new Date('2026-11-20T04:30:00Z'));
    const { month } = await openCalendar();
    await waitFor(() => expect(document.activeElement).toBe(day(month, 'November 19, 2026')));
    expect(day(month, 'November 18, 2026').getAttribute('aria-disabled')).toBe('true');
    expect(day(month, 'November 19, 2026').getAttribute('aria-disabled')).toBeNull();
  });

  it('writes the picked day as a long date, closes, and warns about closed days', async () => {
    const { opener, month } = await openCalendar();
    fireEvent.click(day(month, 'November 22, 2026'));
    await waitFor(() => expect(field('preferredDate').value).toBe('Sunday, November 22, 2026'));
    expect(opener.open).toBe(false);
    expect(screen.getByText(/We are closed on Sundays/)).toBeTruthy();
  });

  it('closes with Escape without picking a day', async () => {
    const { opener } = await openCalendar();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Escape}');
    await waitFor(() => expect(opener.open).toBe(false));
    expect(field('preferredDate').value).toBe('');
    expect(document.activeElement?.textContent).toBe('Choose from a calendar');
  });
});
