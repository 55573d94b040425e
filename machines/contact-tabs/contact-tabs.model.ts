import type { Fixtures, Scenarios } from 'model-testing';
import type { RequestType } from '#contract/options.ts';
import { contactTabsMachine } from './contact-tabs.machine.ts';

const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

const chosen = (tab: RequestType) => ({ type: 'tab.chosen', tab }) as const;

const fixtures: Fixtures<typeof contactTabsMachine> = { steps: tabs.map(chosen) };

const scenarios: Scenarios<typeof contactTabsMachine> = {
  'at first the inquiry tab is selected': { steps: [], ends: 'inquiry' },
  'the appointment tab can be selected': { steps: [chosen('appointment')], ends: 'appointment' },
  'the contact lens tab can be selected': { steps: [chosen('contact-lens')], ends: 'contact-lens' },
  'the inquiry tab can be selected again': { steps: [chosen('appointment'), chosen('inquiry')], ends: 'inquiry' },
};

export const contactTabsModel = {
  machine: contactTabsMachine,
  fixtures,
  scenarios,
  screen: 'src/features/contact/ContactForms.test.tsx',
};
