import type { Journeys } from '../model-testing/model.ts';
import type { contactTabsMachine } from './contact-tabs.machine.ts';

/** The journeys of the contact tabs. */
export const contactTabsJourneys: Journeys<typeof contactTabsMachine> = {
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
