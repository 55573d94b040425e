import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleInquiry } from '#contract/fixtures.ts';
import { parseRequest } from '#contract/parse.ts';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { sendRequest } from '#src/io/function-client.ts';
import { practice } from '#tests/support/form-options.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { contact } from './contact.ts';
import { Inquiry } from './Inquiry.tsx';

vi.mock('#contract/parse.ts', { spy: true });
vi.mock('#src/io/function-client.ts', () => ({ sendRequest: vi.fn() }));

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`inquiry-${name}`) as Kind;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

function openInquiry() {
  return render(
    <>
      <Inquiry practice={practice} isVisible />
      <Toasts />
    </>,
    { wrapper: InRouter },
  );
}

/** What the patient sends. */
const answers = { ...exampleInquiry, subject: 'Parking' };

function fillIn() {
  const { website: _, ...typed } = { ...answers, email: ' Jose@Example.com ' };
  for (const [name, text] of Object.entries(typed)) write(name, text);
}

beforeEach(() => {
  vi.mocked(sendRequest).mockReset().mockResolvedValue({ status: 'accepted', reference: 'R-7K2M9Q' });
});

// A closed document loses its memory.
afterEach(() => contact(practice).forms.inquiry.draft.send({ type: 'form.emptied' }));

describe('a form', () => {
  it('cannot leak anything into an address', () => {
    openInquiry();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, form.noValidate, form.getAttribute('action')]).toEqual(['post', true, null]);
  });

  it('sends the answers of the moment of the submit, as the contract has parsed them', async () => {
    openInquiry();
    fillIn();
    write('website', ' \u200b');
    press();
    write('message', 'Changed my mind');
    await screen.findByText('Your message was sent');
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith({ type: 'inquiry', ...answers });
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

  it('scrolls to the summary of a refused submission', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    openInquiry();
    press();
    const title = await screen.findByText('There is a problem');
    expect(scrolledTo.mock.contexts).toEqual([title.closest('[role="group"]')]);
    scrolledTo.mockRestore();
  });

  it('fails when the contract has a fault, and reports it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fault = new RangeError('A rule is broken');
    vi.mocked(parseRequest).mockImplementationOnce(() => {
      throw fault;
    });
    openInquiry();
    press();
    expect((await screen.findAllByText('Submission Failed')).length).toBeGreaterThan(0);
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('confirms above the empty form, in a region that is lost on a reload, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openInquiry();
    fillIn();
    press();
    const panel = await screen.findByRole('region', { name: 'Your message was sent' });
    // A reload would lose it.
    expect(isAnyFormInUse()).toBe(true);
    fireEvent.click(within(panel).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(panel.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('firstName').value).toBe('');
    fireEvent.click(within(panel).getByRole('button', { name: 'Send another request' }));
    expect(document.activeElement).toBe(field('firstName'));
    field('firstName').blur();
    expect(isAnyFormInUse()).toBe(false);
  });

  it('stops silently when the honeypot is filled', () => {
    openInquiry();
    fillIn();
    write('website', 'https://bot.example');
    press();
    // A form that is being checked has another label.
    expect(screen.getByRole('button', { name: 'Send Message' }).getAttribute('aria-disabled')).toBeNull();
    expect(document.querySelector('[data-scope="toast"][data-part="root"], [aria-invalid]')).toBeNull();
  });

  it('confirms a request that was accepted without a reference', async () => {
    vi.mocked(sendRequest).mockResolvedValue({ status: 'accepted', reference: '' });
    openInquiry();
    fillIn();
    press();
    const panel = await screen.findByRole('region', { name: 'Your message was sent' });
    await screen.findByText('Message Sent!');
    expect(panel.textContent).not.toContain('reference');
  });

  it('hides the honeypot from people', () => {
    openInquiry();
    const trap = field('website');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden="true"]') !== null]).toEqual([
      -1,
      'off',
      true,
    ]);
  });

  it.each<[program: string, fills: (input: HTMLInputElement) => boolean]>([
    ['Safari, Chrome or RoboForm', () => true],
    ['1Password', ({ dataset }) => !('1pIgnore' in dataset)],
    ['LastPass', ({ dataset }) => dataset.lpignore !== 'true'],
    ['Bitwarden', ({ dataset }) => dataset.bwignore !== 'true'],
    ['Dashlane', ({ dataset }) => dataset.formType !== 'other'],
  ])('is not taken for a bot when %s fills it in', async (_program, fills) => {
    openInquiry();
    fillIn();
    // All of them know fields by name and label, do not heed autocomplete="off", and leave out what cannot be edited.
    const card = { name: /\bname/i, email: /email/i, phone: /phone/i, website: /website|url|home ?page/i };
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="tel"]')) {
      const words = `${input.name} ${input.labels?.[0]?.textContent}`;
      if (!input.readOnly && fills(input) && Object.values(card).some((known) => known.test(words))) {
        fireEvent.change(input, { target: { value: input.name === 'phone' ? '718 555 0142' : 'Jose' } });
      }
    }
    press();
    await screen.findByText('Your message was sent');
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ phone: '718 555 0142', website: '' }),
    );
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
    fireEvent.click(within(sent).getByRole('button', { name: 'Send another request' }));
    write('email', 'jose@gmail..com');
    fireEvent.click(await screen.findByRole('button', { name: /^Did you mean/ }));
    expect(field('email').value).toBe('jose@gmail.com');
    expect(document.activeElement).toBe(field('email'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull());
  });

  it('marks typed values as not to be translated', () => {
    openInquiry();
    for (const control of document.querySelectorAll('input:not([name="website"]), textarea')) {
      expect(control.getAttribute('translate')).toBe('no');
    }
  });
});
