import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { contactTabsMachine } from '../../../machines/contact-tabs/contact-tabs.machine.ts';
import { formWords } from '../../support/form-words.ts';

/** What a visitor sees of the contact section. */
interface TabsView {
  /** The labels of the selected tabs. */
  tabs: readonly string[];
  /** The accessible names of the forms. */
  forms: readonly string[];
}

const showsOnly = (tab: string, form: string) => (view: TabsView) =>
  expect(view).toEqual({ tabs: [tab], forms: [form] });

export const contactTabsStates: StateAssertions<typeof contactTabsMachine, TabsView> = {
  appointment: showsOnly(formWords.appointment.tab, 'Request an appointment'),
  inquiry: showsOnly(formWords.inquiry.tab, 'Ask us a question'),
  'contact-lens': showsOnly(formWords['contact-lens'].tab, 'Order contact lenses'),
};
