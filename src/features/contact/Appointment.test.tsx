import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormWords } from '#content/schema/practice.ts';
import { messages } from '#contract/messages.ts';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { sendRequest } from '#src/io/function-client.ts';
import { options, practice, waitlist } from '#tests/support/form-options.ts';
import { hours } from '#tests/support/office-hours.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { untilToastSays } from '#tests/support/toast.ts';
import { Appointment } from './Appointment.tsx';

vi.mock('#src/io/function-client.ts', () => ({ sendRequest: vi.fn() }));

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`appointment-${name}`) as Kind;
const write = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};
/** The note at a date or a list. */
const note = (name: string) =>
  field(name).closest('div')?.parentElement?.querySelector('[aria-live="polite"]')?.textContent;
const tick = (name: string) => fireEvent.click(field(name));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

function openAppointment(officeHours = hours, words: FormWords = practice.forms) {
  const office = { ...practice, hours: officeHours, forms: words };
  render(
    <>
      <Appointment practice={office} emergencyNotice={<p>Do not wait. Call now.</p>} startWith={{}} isVisible />
      <Toasts />
    </>,
    { wrapper: InRouter },
  );
}

function fillIn() {
  const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@mail.example', confirmEmail: 'ana@mail.example' };
  for (const [name, text] of Object.entries({ ...person, phone: '(718) 555-0142' })) write(name, text);
  write('dateOfBirth', '4/12/1985');
  tick('noInsurance');
  tick('acknowledgement');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  vi.mocked(sendRequest).mockReset().mockResolvedValue({ status: 'accepted', reference: 'R-7K2M9Q' });
});

describe('the appointment request', () => {
  it.each([
    ['2027-01-01T04:59:00Z', true],
    ['2027-01-01T05:00:00Z', false],
  ])('names the year of the waitlist until it ends in New York, at %s', (now, isNamed) => {
    vi.setSystemTime(new Date(now));
    openAppointment();
    write('appointmentType', 'Eye training');
    const notice = screen.getByText(waitlist.text).closest('[role="note"]');
    expect(notice?.textContent.includes('2026')).toBe(isNamed);
  });

  it('announces the notice about an emergency, and begins the confirmation with it', async () => {
    openAppointment();
    fillIn();
    expect(screen.queryByText('Do not wait. Call now.')).toBeNull();
    write('appointmentType', 'Emergency');
    expect(screen.getByText('Do not wait. Call now.').closest('[aria-live="polite"]')).not.toBeNull();
    press();
    const confirmation = await screen.findByRole('region', { name: 'Your appointment request was sent' });
    const [notice] = screen.getAllByText('Do not wait. Call now.');
    expect(confirmation.getAttribute('aria-describedby')).toBe(notice?.parentElement?.id);
    expect(confirmation.textContent.startsWith(`${practice.name}Do not wait. Call now.`)).toBe(true);
    expect(confirmation.textContent).not.toMatch(/business day|evening|shortly/);
  });

  it('asks which day is meant, and says how to write it when the form is sent', async () => {
    openAppointment();
    write('preferredDate', '1.12.2026');
    tick('acknowledgement');
    const question = 'Do you mean January 12 or December 1?';
    expect(note('preferredDate')).toBe(question);
    press();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(document.getElementById('appointment-preferredDate-error')?.textContent).toBe(
      `Error: ${messages.dateAmbiguous}`,
    );
    expect(note('preferredDate')).toBe(question);
  });

  it('reads a relative day anew when the day changes', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-01T04:58:00Z') });
    openAppointment();
    write('preferredDate', 'tomorrow');
    expect(screen.getByText('Tuesday, December 1, 2026')).toBeTruthy();
    act(() => vi.advanceTimersByTime(180_000));
    expect(screen.getByText('Wednesday, December 2, 2026')).toBeTruthy();
  });

  it('says that the office has closed today, once it has', () => {
    vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
    openAppointment();
    write('preferredDate', 'today');
    expect(note('preferredDate')).toBe(
      'Friday, November 20, 2026. We are closed for today. We will suggest a day near it.',
    );
    write('preferredDate', '11/19/2026');
    expect(note('preferredDate')).toBe(
      'Thursday, November 19, 2026. This device says that today is Friday, November 20, 2026.',
    );
  });

  it("says what the device's date is when the server refuses a day", async () => {
    const message = 'Preferred date cannot be in the past';
    vi.mocked(sendRequest).mockResolvedValue({ status: 'refused', issues: [{ field: 'preferredDate', message }] });
    openAppointment();
    fillIn();
    write('appointmentType', 'Checkup');
    write('preferredDate', 'tomorrow');
    expect(note('preferredDate')).toBe('Saturday, November 21, 2026');
    press();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(note('preferredDate')).toBe(
      'Saturday, November 21, 2026. This device says that today is Friday, November 20, 2026.',
    );
  });

  it('shows the labels of the types, and has their values', () => {
    openAppointment();
    const [none, ...offered] = field<HTMLSelectElement>('appointmentType').options;
    expect(none?.value).toBe('');
    const shown = offered.map(({ value, text }) => ({ value, label: text }));
    expect(shown).toEqual(options.appointmentTypes.map(({ value, label }) => ({ value, label })));
  });

  it("shows a hint when the preferred time is outside that day's hours", () => {
    openAppointment();
    write('preferredDate', '11/21/2026');
    write('preferredTime', 'Evening');
    expect(note('preferredTime')).toMatch(/We are open from 10 AM to 4 PM on Saturdays/);
    write('preferredTime', 'Morning');
    expect(screen.queryByText(/We are open from/)).toBeNull();
  });

  it('asks for the acknowledgement first, by its button that looks disabled and by Enter in a field', async () => {
    openAppointment();
    fillIn();
    tick('acknowledgement');
    const submit = screen.getByRole('button', { name: 'Submit Request' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    for (const ask of [press, () => fireEvent.submit(field<HTMLFormElement>('firstName').form as HTMLFormElement)]) {
      field('firstName').focus();
      ask();
      await untilToastSays('Acknowledgment RequiredPlease acknowledge the appointment confirmation policy.');
      expect(document.activeElement).toBe(field('acknowledgement'));
    }
    tick('acknowledgement');
    expect(submit.getAttribute('aria-disabled')).toBeNull();
    expect(sendRequest).not.toHaveBeenCalled();
  });
});

it('a patient without insurance is not asked for it, and the request says Self-pay', async () => {
  openAppointment();
  const isHidden = () => field('insuranceId').closest('[hidden]') !== null;
  write('appointmentType', 'Checkup');
  write('insuranceId', 'XYZ 123');
  fillIn();
  expect(isHidden()).toBe(true);
  tick('noInsurance');
  expect([field('insuranceId').value, isHidden()]).toEqual(['XYZ 123', false]);
  tick('noInsurance');
  press();
  await screen.findByRole('region', { name: 'Your appointment request was sent' });
  const selfPay = { insuranceProvider: 'Self-pay', insuranceId: 'Self-pay' };
  expect(vi.mocked(sendRequest).mock.calls[0]?.[0]).toMatchObject(selfPay);
});

it('the calendar reaches from today at the office to the same day of the next year', async () => {
  vi.setSystemTime(new Date('2026-11-20T04:30:00Z'));
  openAppointment();
  const opener = screen.getByText('Choose from a calendar').closest('details') as HTMLDetailsElement;
  opener.open = true;
  fireEvent(opener, new Event('toggle'));
  const month = await screen.findByRole('grid');
  const day = (name: string) => within(month).getByRole('button', { name: new RegExp(name) });
  await waitFor(() => expect(document.activeElement).toBe(day('November 19, 2026')));
  expect(day('November 18, 2026').getAttribute('aria-disabled')).toBe('true');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Shift>}{PageDown}{PageDown}{/Shift}');
  expect(document.activeElement).toBe(day('November 19, 2027'));
});

it.each([
  ['how soon there is an open time', { nextVisit: 'Most patients come within a week.' }],
  ['nothing while that is not known', {}],
])('says at the fields about the visit %s', (_, words) => {
  const { nextVisit: _nextVisit, ...others } = practice.forms;
  openAppointment(hours, { ...others, ...words });
  const hint = screen.queryByText('Most patients come within a week.');
  expect(hint !== null).toBe('nextVisit' in words);
  expect(screen.getByRole('group', { name: 'The visit' }).getAttribute('aria-describedby')).toBe(hint?.id ?? null);
});
