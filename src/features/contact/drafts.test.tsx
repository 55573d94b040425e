import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { practice, waitlist } from '#tests/support/form-options.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { ContactForms } from './ContactForms.tsx';
import { contact } from './contact.ts';

const field = <Kind extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Kind;
const change = (element: HTMLElement, value: string) => {
  fireEvent.change(element, { target: { value } });
};

/** Whether the browser would ask before leaving. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

// A closed document loses its memory.
afterEach(() => {
  for (const { draft } of Object.values(contact(practice).forms)) draft.send({ type: 'form.emptied' });
});

/** The contact section on one page of a site that has another. */
const Site = ({ page }: { page: 'contact' | 'other' }) =>
  page === 'contact' ? <ContactForms practice={practice} emergencyNotice={null} /> : <p>Elsewhere</p>;

function openSite() {
  const { rerender } = render(<Site page="other" />, { wrapper: InRouter });
  return { goTo: (page: 'contact' | 'other') => rerender(<Site page={page} />) };
}

const inFrontOf = (id: string) => field(id)?.closest('[role="tabpanel"]') as HTMLElement;
const press = (panel: HTMLElement | null, name: string | RegExp) => {
  const buttons = [...(panel?.querySelectorAll('button') ?? [])];
  const button = buttons.find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  );
  if (!button) throw new Error(`No button "${name}"`);
  fireEvent.click(button);
};

describe('a form that is restored', () => {
  it('has all its values again', async () => {
    const { goTo } = openSite();
    goTo('contact');
    change(field('appointment-firstName'), 'José');
    change(field('appointment-appointmentType'), 'Eye training');
    change(field('appointment-dateOfBirth'), '4/12/1985');
    fireEvent.click(field('appointment-acknowledgement'));
    change(field('appointment-insuranceId'), 'XYZ 123');
    fireEvent.click(field('appointment-noInsurance'));
    change(field('appointment-website'), 'https://bot.example');
    goTo('other');
    goTo('contact');
    expect(field('appointment-firstName').value).toBe('José');
    expect(field('appointment-acknowledgement').checked).toBe(true);
    fireEvent.click(field('appointment-noInsurance'));
    expect(field('appointment-insuranceId').value).toBe('XYZ 123');
    expect(field('appointment-website').value).toBe('');
    await screen.findByText(waitlist.text);
    await screen.findByText('Friday, April 12, 1985');
  });

  it('is cleared with its errors, and moves the focus to its heading', async () => {
    const { goTo } = openSite();
    goTo('contact');
    document.title = 'Home';
    change(field('inquiry-email'), 'jose@');
    goTo('other');
    goTo('contact');
    fireEvent.submit(field('inquiry'));
    await screen.findByRole('group', { hidden: true, name: 'There is a problem' });
    press(inFrontOf('inquiry'), 'Clear the form');
    expect(field('inquiry-email').value).toBe('');
    expect(screen.queryByRole('group', { hidden: true, name: 'There is a problem' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Ask us a question');
    expect(screen.getByText('The form is empty.').closest('[aria-live="polite"]')).not.toBeNull();
    expect(document.title).toBe('Home');
  });

  it('keeps the draft of another form when it is cleared', () => {
    const { goTo } = openSite();
    goTo('contact');
    change(field('inquiry-message'), 'Hello');
    change(field('contact-lens-additionalNotes'), 'Call me');
    goTo('other');
    goTo('contact');
    press(inFrontOf('inquiry'), 'Clear the form');
    expect(field('contact-lens-additionalNotes').value).toBe('Call me');
    expect(isAsked()).toBe(true);
    goTo('other');
    goTo('contact');
    expect([field('inquiry-message').value, field('contact-lens-additionalNotes').value]).toEqual(['', 'Call me']);
  });
});

describe('details of the person', () => {
  it('are copied only to empty fields', () => {
    const { goTo } = openSite();
    goTo('contact');
    const details = {
      firstName: 'José',
      lastName: 'Núñez',
      email: 'jose@mail.example',
      confirmEmail: 'jose@mail.example',
      phone: '(718) 555-0142',
      dateOfBirth: '4/12/1985',
    };
    for (const [name, text] of Object.entries(details)) change(field(`appointment-${name}`), text);
    change(field('appointment-message'), 'Only for the appointment');
    change(field('contact-lens-lastName'), 'Lima');
    press(inFrontOf('contact-lens'), 'Use the details from your appointment request');
    for (const [name, text] of Object.entries({ ...details, lastName: 'Lima' })) {
      expect(field(`contact-lens-${name}`).value).toBe(text);
    }
    expect(field('contact-lens-additionalNotes').value).toBe('');
    expect(screen.getByText('Friday, April 12, 1985', { selector: '#contact-lens *' })).toBeTruthy();
    expect(screen.getByText('Your details are filled in.')).toBeTruthy();
  });

  it('are no longer offered when the other form is cleared', async () => {
    const { goTo } = openSite();
    goTo('contact');
    change(field('appointment-firstName'), 'José');
    goTo('other');
    goTo('contact');
    expect(inFrontOf('inquiry').textContent).toContain('Use the details');
    press(inFrontOf('appointment'), 'Clear the form');
    await waitFor(() => expect(inFrontOf('inquiry').textContent).not.toContain('Use the details'), { timeout: 1000 });
  });

  it('are not offered to a form that has details', () => {
    const { goTo } = openSite();
    goTo('contact');
    change(field('contact-lens-phone'), '(718) 555-0142');
    change(field('appointment-phone'), '(212) 555-0109');
    expect(inFrontOf('appointment').textContent).toContain('Use the details');
    expect(inFrontOf('contact-lens').textContent).not.toContain('Use the details');
  });
});

describe('prefilled text', () => {
  it('does not make the browser ask before leaving until the patient edits it', () => {
    const startWith = { tab: 'appointment', message: 'I would like to see Dr. Reyes.' } as const;
    render(<ContactForms practice={practice} emergencyNotice={null} startWith={startWith} />, { wrapper: InRouter });
    expect(field('appointment-message').value).toBe(startWith.message);
    expect(isAsked()).toBe(false);
    change(field('appointment-message'), `${startWith.message} Soon.`);
    expect(isAsked()).toBe(true);
  });
});
