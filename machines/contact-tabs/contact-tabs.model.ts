import type { Fixtures, Journeys } from 'model-testing';
import type { RequestType } from '#contract/options.ts';
import { contactTabsMachine } from './contact-tabs.machine.ts';

const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

const chosen = (tab: RequestType) => ({ type: 'tab.chosen', tab }) as const;
const requested = (tab: RequestType) => ({ type: 'section.opened', requested: tab, last: 'inquiry' }) as const;
const opened = (last: RequestType | null) => ({ type: 'section.opened', requested: null, last }) as const;

const fixtures: Fixtures<typeof contactTabsMachine> = {
  steps: [...tabs.map(chosen), ...tabs.map(requested), ...tabs.map(opened)],
};

const journeys: Journeys<typeof contactTabsMachine> = {
  'the appointment tab can be selected': { steps: [chosen('appointment')], ends: 'appointment' },
  'the contact lens tab can be selected': { steps: [chosen('contact-lens')], ends: 'contact-lens' },
  'the inquiry tab can be selected again': { steps: [chosen('appointment'), chosen('inquiry')], ends: 'inquiry' },
  'a button on a doctor’s page selects the appointment tab': { steps: [requested('appointment')], ends: 'appointment' },
  'an old address selects the contact lens tab': { steps: [requested('contact-lens')], ends: 'contact-lens' },
  'a link to the inquiry replaces another tab': {
    steps: [chosen('contact-lens'), requested('inquiry')],
    ends: 'inquiry',
  },
  'a visitor who comes back finds the tab that was selected last': {
    steps: [requested('appointment'), chosen('contact-lens'), opened('contact-lens')],
    ends: 'contact-lens',
  },
  'a link that requests no form shows the tab that was selected last': {
    steps: [chosen('appointment'), opened('appointment')],
    ends: 'appointment',
  },
  'without a request and an earlier tab the inquiry stays': { steps: [opened(null)], ends: 'inquiry' },
};

export const contactTabsModel = { machine: contactTabsMachine, fixtures, journeys };
