import { fireEvent, render, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it } from 'vitest';
import { contactTabsModel } from '#machines/contact-tabs/contact-tabs.model.ts';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';
import { practice } from '#tests/support/form-options.ts';
import { formWords } from '#tests/support/form-view.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { ContactForms } from './ContactForms.tsx';

const forms = (startWith?: ContactPrefill) => (
  <ContactForms practice={practice} emergencyNotice={null} {...(startWith && { startWith })} />
);
const field = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** What a visitor sees: the labels of the selected tabs, and the ids of the forms. */
interface TabsView {
  tabs: readonly (string | null)[];
  forms: readonly string[];
}

const showsOnly = (form: keyof typeof formWords) => (view: TabsView) =>
  expect(view).toEqual({ tabs: [formWords[form].tab], forms: [form] });

describeComponent<typeof contactTabsModel.machine, TabsView>({
  model: contactTabsModel,
  states: {
    appointment: showsOnly('appointment'),
    inquiry: showsOnly('inquiry'),
    'contact-lens': showsOnly('contact-lens'),
  },
  open: () => {
    render(forms(), { wrapper: InRouter });
    // Queries by role are slow on three forms.
    const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    return {
      events: {
        'tab.chosen': ({ tab }) => {
          const chosen = tabs().find(({ textContent }) => textContent === formWords[tab].tab);
          fireEvent.click(chosen as HTMLElement);
        },
      },
      until: (assertion) =>
        waitFor(() =>
          assertion({
            tabs: tabs()
              .filter((tab) => tab.matches('[aria-selected="true"]'))
              .map(({ textContent }) => textContent),
            forms: [...document.forms].filter((form) => !form.closest('[hidden]')).map(({ id }) => id),
          }),
        ),
    };
  },
});

describe('the contact forms', () => {
  it('prefill the appointment request', async () => {
    const prefill = { tab: 'appointment', appointmentType: 'Checkup', message: 'With Dr. Reyes' } as const;
    const { rerender } = render(forms(), { wrapper: InRouter });
    rerender(forms(prefill));
    await waitFor(() => expect(field('appointment').closest('[hidden]')).toBeNull());
    expect(field<HTMLSelectElement>('appointment-appointmentType').value).toBe('Checkup');
    expect(field<HTMLTextAreaElement>('appointment-message').value).toBe('With Dr. Reyes');
    rerender(forms({ ...prefill, message: 'With Dr. Quist' }));
    expect(field<HTMLTextAreaElement>('appointment-message').value).toBe('With Dr. Quist');
    rerender(forms({ tab: 'appointment', appointmentType: 'Anything' }));
    expect(field<HTMLSelectElement>('appointment-appointmentType').value).toBe('Anything');
    expect(field<HTMLTextAreaElement>('appointment-message').value).toBe('');
    rerender(forms());
    expect(field<HTMLSelectElement>('appointment-appointmentType').value).toBe('Anything');
  });

  it('show the tab that was selected before the page was loaded again', async () => {
    history.replaceState({ choices: { contactTab: 'contact-lens' } }, '');
    render(forms(), { wrapper: InRouter });
    await waitFor(() => expect(field('contact-lens').closest('[hidden]')).toBeNull());
  });

  it('never replace text of the patient by prefilled text', () => {
    const { rerender } = render(forms(), { wrapper: InRouter });
    fireEvent.change(field('appointment-message'), { target: { value: 'My left eye itches.' } });
    rerender(forms({ tab: 'appointment', message: 'With Dr. Reyes' }));
    expect(field<HTMLTextAreaElement>('appointment-message').value).toBe('My left eye itches.');
  });

  it('give every field a label, a name and an autocomplete value', () => {
    const { container } = render(forms(), { wrapper: InRouter });
    const fields = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(fields.length).toBeGreaterThan(40);
    for (const { id, name, type, autocomplete, labels } of fields) {
      expect(name, `name of ${id}`).not.toBe('');
      expect(labels?.length, `labels of ${id}`).toBe(1);
      if (['checkbox', 'radio'].includes(type) || /message|Notes/.test(name)) continue;
      expect(autocomplete, `autocomplete of ${id}`).not.toBe('');
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });
});
