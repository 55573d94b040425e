import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { practice as anyPractice } from '../../../../content/practice.ts';
import { hours } from '../../../../tests/support/office-hours.ts';
import { sendRequest } from '../../../io/function-client.ts';
import { PatientError } from '../../../io/patient-error.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { AppointmentRequest } from '../appointment-request/AppointmentRequest.tsx';
import { Inquiry } from '../inquiry/Inquiry.tsx';

vi.mock('../../../io/function-client.ts', () => ({ sendRequest: vi.fn() }));

const practice = { ...anyPractice, hours };

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`inquiry-${name}`) as Kind;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

function openInquiry() {
  document.title = 'Home';
  return render(
    <>
      <Inquiry practice={practice} isInSight />
      <Toasts />
    </>,
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
  it('can leak nothing into an address', () => {
    openInquiry();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, form.noValidate, form.getAttribute('action')]).toEqual(['post', true, null]);
  });

  it('sends what the contract made of the answers', async () => {
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

  it('says nothing while somebody types or leaves a field', async () => {
    openInquiry();
    const user = userEvent.setup();
    await user.type(field('email'), 'not an address');
    await user.tab();
    await user.tab();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });

  it('shows each issue at its field and in a summary that takes the focus, and keeps what was typed', async () => {
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

  it('leads from the summary to the field', async () => {
    openInquiry();
    press();
    fireEvent.click(within(await summary()).getByRole('link', { name: 'Subject: Subject required' }));
    expect(document.activeElement).toBe(field('subject'));
  });

  it('replaces the last toast, and takes the mark from the title, once the issues are gone', async () => {
    openInquiry();
    press();
    await screen.findByText('Validation Error');
    fillIn();
    press();
    await screen.findByText('Message Sent!');
    expect(screen.queryByText('Validation Error')).toBeNull();
    expect(document.title).toBe('Home');
  });

  it('shows in the form what only the office found', async () => {
    const issues = [{ field: 'email', message: 'Invalid email format' }];
    vi.mocked(sendRequest).mockResolvedValue({ status: 'refused', issues });
    openInquiry();
    fillIn();
    press();
    expect((await summary()).textContent).toContain('Email: Invalid email format');
    expect(field('message').value).toBe('Hello.\nAre you open?');
  });

  it('confirms with the reference, empties the form, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openInquiry();
    fillIn();
    press();
    const panel = await screen.findByRole('region', { name: 'Your message was sent' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    for (const words of [
      'General inquiry',
      'New York time',
      'R-7K2M9Q',
      practice.forms.responseTime,
      practice.forms.noCopy,
      practice.phone.display,
      practice.address.oneLine,
    ]) {
      expect(panel.textContent).toContain(words);
    }
    expect(field('message').value).toBe('');
    fireEvent.click(within(panel).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('keeps everything when sending fails, never shows words that were not written for patients', async () => {
    vi.mocked(sendRequest).mockRejectedValue(new Error('Edge Function returned a non-2xx status code'));
    openInquiry();
    fillIn();
    press();
    await screen.findByText('Submission Failed');
    expect(screen.getByText(`Please try again or call us at ${practice.phone.display}.`)).toBeTruthy();
    expect(field('message').value).toBe('Hello.\nAre you open?');
  });

  it('gives the general words also where the office wrote others: only the contact lens order shows those', async () => {
    vi.mocked(sendRequest).mockRejectedValue(new PatientError('Please wait a little.'));
    openInquiry();
    fillIn();
    press();
    expect(await screen.findByText(`Please try again or call us at ${practice.phone.display}.`)).toBeTruthy();
  });

  it('stops in silence when the field that nobody sees was filled in', async () => {
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

  it('sends what stood in the fields when the button was pressed', async () => {
    openInquiry();
    fillIn();
    press();
    write('message', 'Changed my mind');
    await screen.findByText('Your message was sent');
    expect(vi.mocked(sendRequest).mock.calls[0]?.[0]).toMatchObject({ message: 'Hello.\nAre you open?' });
  });

  it('judges a press before an answer that comes at the same moment', async () => {
    let answer = (_outcome: { status: 'accepted'; reference: string }) => {};
    vi.mocked(sendRequest).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    openInquiry();
    fillIn();
    press();
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
    write('firstName', '');
    fireEvent.click(screen.getByRole('button', { name: 'Sending...' }));
    answer({ status: 'accepted', reference: 'R-7K2M9Q' });
    await screen.findByText('Your message was sent');
    await import('../../../../supabase/functions/_shared/requests/index.ts');
    expect(document.title).toBe('Home');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });

  it('marks what is typed as not to be translated', () => {
    openInquiry();
    for (const control of document.querySelectorAll('input:not([name="website"]), textarea')) {
      expect(control.getAttribute('translate')).toBe('no');
    }
  });

  it('links to the privacy page and to the phone for what cannot wait', () => {
    openInquiry();
    expect(screen.getByRole('link', { name: practice.forms.privacyLinkLabel }).getAttribute('href')).toBe('/privacy');
    expect(screen.getByRole('link', { name: practice.phone.display }).getAttribute('href')).toBe(
      `tel:${practice.phone.dial}`,
    );
    expect(document.body.textContent).toContain(practice.urgent.whenClosed);
  });
});

describe('a form in a translated page', () => {
  /** Does to the page what a translation widget does: every text node gives way to an element with the text. */
  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  }

  it('shows its errors, then other errors, then its confirmation', async () => {
    openInquiry();
    translate();
    press();
    await summary();
    translate();
    write('firstName', '1');
    press();
    await waitFor(() =>
      expect(document.getElementById('inquiry-firstName-error')?.textContent).toBe(
        'Error: Only letters, spaces, hyphens, and apostrophes allowed',
      ),
    );
    translate();
    fillIn();
    press();
    const panel = await screen.findByRole('region', { name: 'Your message was sent' });
    translate();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your message was sent')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy();
  });
});

/** Submits the form beside it as soon as that is hydrated. */
function SubmitAtOnce() {
  useEffect(() => document.querySelector('form')?.requestSubmit(), []);
  return null;
}

describe('a form that was used before the page was ready', () => {
  /** Puts the prerendered markup on the page, lets somebody use it, then hydrates it. */
  function hydrate(element: React.JSX.Element, use: () => void) {
    const root = document.createElement('div');
    root.innerHTML = renderToString(element);
    document.body.append(root);
    use();
    render(element, { container: root, hydrate: true });
  }

  beforeEach(() => {
    document.body.replaceChildren();
  });

  it('knows of boxes that were ticked and types that were chosen early', async () => {
    hydrate(<AppointmentRequest practice={practice} startWith={{}} isInSight />, () => {
      (document.getElementById('appointment-acknowledgement') as HTMLInputElement).checked = true;
      (document.getElementById('appointment-noInsurance') as HTMLInputElement).checked = true;
      (document.getElementById('appointment-appointmentType') as HTMLSelectElement).value =
        'Vision Therapy Consultation';
    });
    await screen.findByText(practice.visionTherapyWaitlist.text);
    expect(screen.getByRole('button', { name: 'Submit Request' }).getAttribute('aria-disabled')).toBeNull();
    expect((document.getElementById('appointment-insuranceId') as HTMLInputElement).value).toBe('Self-pay');
  });

  it('knows of a ticked box also when it is submitted as soon as it is hydrated', async () => {
    const page = (
      <>
        <AppointmentRequest practice={practice} startWith={{}} isInSight />
        <SubmitAtOnce />
      </>
    );
    hydrate(page, () => {
      (document.getElementById('appointment-acknowledgement') as HTMLInputElement).checked = true;
    });
    await summary();
    expect(document.getElementById('appointment-acknowledgement-error')).toBeNull();
  });

  it('needs no style attribute in its markup', () => {
    expect(renderToString(<Inquiry practice={practice} isInSight />)).not.toMatch(/ style="/);
  });
});
