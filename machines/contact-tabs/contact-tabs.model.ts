import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { contactTabsMachine } from './contact-tabs.machine.ts';

const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

const fixtures: Fixtures<typeof contactTabsMachine> = {
  events: {
    'tab.chosen': tabs.map((tab) => ({ type: 'tab.chosen', tab })),
    'request.started': tabs.map((tab) => ({ type: 'request.started', tab })),
  },
};

const journeys: Journeys<typeof contactTabsMachine> = {
  'at first it is the inquiry': { steps: [], ends: 'inquiry' },
  'the appointment tab is chosen': { steps: [{ type: 'tab.chosen', tab: 'appointment' }], ends: 'appointment' },
  'the contact lens tab is chosen': { steps: [{ type: 'tab.chosen', tab: 'contact-lens' }], ends: 'contact-lens' },
  'a patient comes back to the inquiry': {
    steps: [
      { type: 'tab.chosen', tab: 'appointment' },
      { type: 'tab.chosen', tab: 'inquiry' },
    ],
    ends: 'inquiry',
  },
  'a button on a doctor’s page opens the appointment tab': {
    steps: [{ type: 'request.started', tab: 'appointment' }],
    ends: 'appointment',
  },
  'an old address opens the contact lens tab': {
    steps: [{ type: 'request.started', tab: 'contact-lens' }],
    ends: 'contact-lens',
  },
  'a link to the inquiry takes the patient away from another tab': {
    steps: [
      { type: 'tab.chosen', tab: 'contact-lens' },
      { type: 'request.started', tab: 'inquiry' },
    ],
    ends: 'inquiry',
  },
};

/** The model of the contact tabs: its machine, everything that can happen to it, and its journeys. */
export const contactTabsModel = { machine: contactTabsMachine, fixtures, journeys };
