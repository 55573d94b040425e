import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forms } from '#content/forms.ts';
import { practice as anyPractice } from '#content/practice.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { sendRequest } from '#src/io/function-client.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { hours } from '#tests/support/office-hours.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { AppointmentRequest } from '../appointment-request/AppointmentRequest.tsx';
import { createContactMemory } from '../drafts/contact-memory.ts';
import { Inquiry } from '../inquiry/Inquiry.tsx';

vi.mock('#src/io/function-client.ts', () => ({ sendRequest: vi.fn() }));

const practice = { ...anyPractice, forms, hours, advice: anyPractice.urgent.whenClosed };

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`inquiry-${name}`) as Kind;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

function openInquiry() {
  document.title = 'Home';
  const { page, actors } = createContactMemory(practice).forms.inquiry;
  return render(
    <>
      <Inquiry practice={practice} page={page} {...actors()} isVisible />
      <Toasts />
    </>,
    { wrapper: InRouter },
  );
}

function fillIn() {
  write('firstName', 'José');
  write('lastName', "O'Brien");
  write('email', ' Jose@Mail.Example ');
  write('subject', 'Other');
  write('message', 'Hello.\nAre you open?');
}

const summary = () => screen.findByRole('group', { name: 'There is a problem' });

beforeEach(() => {
  vi.mocked(sendRequest).mockReset().mockResolvedValue({ status: 'accepted', reference: 'R-7K2M9Q' });
});

describe('a form', () => {
  it('cannot leak anything into an address', () => {
    openInquiry();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, form.noValidate, form.getAttribute('action')]).toEqual(['post', true, null]);
  });

  it('sends the answers that the contract has parsed', async () => {
    openInquiry();
    fillIn();
    press();
    await screen.findByText('Your message was sent');
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith({
      type: 'inquiry',
      firstName: 'José',
      lastName: "O'Brien",
      email: 'jose@mail.example',
      phone: '',
      subject: 'Other',
      message: 'Hello.\nAre you open?',
      website: '',
    });
  });

  it('shows no errors while a visitor types or leaves a field', async () => {
    openInquiry();
    const user = userEvent.setup();
    await user.type(field('email'), 'not an address');
    await user.tab();
    await user.tab();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });

  it('shows each issue at its field and in a focused summary, and keeps the values', async () => {
    openInquiry();
    write('firstName', 'Ana');
    write('email', 'ana');
    press();
    const problems = await summary();
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Last name: Required',
      'Email: Invalid email format',
      'Subject: Subject required',
      'Message: Message required',
    ]);
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    const described = field('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Error: Invalid email format');
    expect(field('firstName').hasAttribute('aria-invalid')).toBe(false);
    expect([field('firstName').value, field('email').value]).toEqual(['Ana', 'ana']);
    expect(document.title).toBe('Error: Home');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(sendRequest).not.toHaveBeenCalled();
  });

  it('scrolls to the summary of a refused submission', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    openInquiry();
    press();
    const title = await screen.findByText('There is a problem');
    expect(scrolledTo.mock.contexts).toEqual([title.closest('[role="group"]')]);
    scrolledTo.mockRestore();
  });

  it('links from the summary to the field', async () => {
    openInquiry();
    press();
    fireEvent.click(within(await summary()).getByRole('link', { name: 'Subject: Subject required' }));
    expect(document.activeElement).toBe(field('subject'));
  });

  it('confirms with the reference, clears the form, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openInquiry();
    fillIn();
    press();
    const panel = await screen.findByRole('region', { name: 'Your message was sent' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    // A reload would lose it.
    expect(isAnyFormInUse()).toBe(true);
    for (const words of [
      'General inquiry',
      'New York time',
      'jose@mail.example',
      'R-7K2M9Q',
      forms.responseTime,
      forms.noCopy,
      practice.phone.display,
      practice.address.oneLine,
    ]) {
      expect(panel.textContent).toContain(words);
    }
    expect(field('message').value).toBe('');
    fireEvent.click(within(panel).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(isAnyFormInUse()).toBe(false);
  });

  it('shows the general message even if the function sent another, which only the contact lens order shows', async () => {
    vi.mocked(sendRequest).mockRejectedValue(new PatientError('Please wait a little.'));
    openInquiry();
    fillIn();
    press();
    const message = `Please try again or call us at ${practice.phone.display}.`;
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    // The toast goes, and the form says it until it is submitted again.
    fireEvent.input(field('message'));
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
    expect(screen.getByRole('form').textContent).toContain(`Submission Failed${message}`);
  });

  it('stops silently when the honeypot is filled', async () => {
    openInquiry();
    fillIn();
    const trap = field('website');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden="true"]') !== null]).toEqual([
      -1,
      'off',
      true,
    ]);
    write('website', 'https://bot.example');
    press();
    write('website', '');
    press();
    await screen.findByText('Your message was sent');
    expect(sendRequest).toHaveBeenCalledOnce();
  });

  it('asks about a likely slip in the email address, and again in the confirmation, but never insists', async () => {
    openInquiry();
    fillIn();
    write('email', 'jose@gmial.com');
    const offer = await screen.findByRole('button', { name: /^Did you mean/ });
    expect(offer.textContent).toBe('Did you mean jose@gmail.com?');
    expect(offer.closest('[aria-live="polite"]')).not.toBeNull();
    press();
    const sent = await screen.findByRole('region', { name: 'Your message was sent' });
    expect(sent.textContent).toContain('We will answer tojose@gmial.com');
    expect(sent.textContent).toContain('Did you meanjose@gmail.com? Then please call us.');
    write('email', 'jose@gmail..com');
    fireEvent.click(await screen.findByRole('button', { name: /^Did you mean/ }));
    expect(field('email').value).toBe('jose@gmail.com');
    expect(document.activeElement).toBe(field('email'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull());
  });

  it('sends the values of the moment of the submit', async () => {
    openInquiry();
    fillIn();
    press();
    write('message', 'Changed my mind');
    await screen.findByText('Your message was sent');
    expect(vi.mocked(sendRequest).mock.calls[0]?.[0]).toMatchObject({ message: 'Hello.\nAre you open?' });
  });

  it('marks typed values as not to be translated', () => {
    openInquiry();
    for (const control of document.querySelectorAll('input:not([name="website"]), textarea')) {
      expect(control.getAttribute('translate')).toBe('no');
    }
  });
});

describe('a form that was used before hydration', () => {
  /** Renders the prerendered markup, lets a visitor use it, then hydrates it. */
  function hydrate(element: React.JSX.Element, use: () => void) {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<InRouter>{element}</InRouter>);
    document.body.append(root);
    use();
    render(element, { container: root, hydrate: true, wrapper: InRouter });
  }

  beforeEach(() => {
    document.body.replaceChildren();
  });

  it('reads checkboxes and selects that were changed early', async () => {
    const { page, actors } = createContactMemory(practice).forms.appointment;
    const form = { practice, page, ...actors(), emergencyNotice: null, startWith: {}, isVisible: true };
    hydrate(<AppointmentRequest {...form} />, () => {
      (document.getElementById('appointment-acknowledgement') as HTMLInputElement).checked = true;
      (document.getElementById('appointment-noInsurance') as HTMLInputElement).checked = true;
      (document.getElementById('appointment-appointmentType') as HTMLSelectElement).value =
        'Vision Therapy Consultation';
    });
    await screen.findByText(forms.visionTherapyWaitlist.text);
    expect(screen.getByRole('button', { name: 'Submit Request' }).getAttribute('aria-disabled')).toBeNull();
    expect((document.getElementById('appointment-insuranceId') as HTMLInputElement).value).toBe('Self-pay');
  });
});
