import { expect } from 'vitest';
import type { contactTabsMachine } from '../../../machines/contact-tabs/contact-tabs.machine.ts';
import type { StateAssertions } from '../../../machines/model-testing/plan.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';

/** What a visitor sees of the contact section. */
interface TabsView {
  /** The labels of the selected tabs. */
  tabs: readonly string[];
  /** The accessible names of the forms. */
  forms: readonly string[];
}

export const tabLabels: Readonly<Record<RequestType, string>> = {
  appointment: 'Appointment Request',
  inquiry: 'General Inquiry',
  'contact-lens': 'Contact Lens Ordering',
};

const showsOnly = (tab: string, form: string) => (view: TabsView) =>
  expect(view).toEqual({ tabs: [tab], forms: [form] });

export const contactTabsStates: StateAssertions<typeof contactTabsMachine, TabsView> = {
  appointment: showsOnly(tabLabels.appointment, 'Request an appointment'),
  inquiry: showsOnly(tabLabels.inquiry, 'Ask us a question'),
  'contact-lens': showsOnly(tabLabels['contact-lens'], 'Order contact lenses'),
};
