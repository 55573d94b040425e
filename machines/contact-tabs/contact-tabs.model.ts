import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { contactTabsMachine } from './contact-tabs.machine.ts';

const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

const chosen = (tab: RequestType) => ({ type: 'tab.chosen', tab }) as const;
const started = (tab: RequestType) => ({ type: 'request.started', tab }) as const;

const fixtures: Fixtures<typeof contactTabsMachine> = {
  steps: [...tabs.map(chosen), ...tabs.map(started)],
};

const journeys: Journeys<typeof contactTabsMachine> = {
  'at first it is the inquiry': { steps: [], ends: 'inquiry' },
  'the appointment tab is chosen': { steps: [chosen('appointment')], ends: 'appointment' },
  'the contact lens tab is chosen': { steps: [chosen('contact-lens')], ends: 'contact-lens' },
  'a patient comes back to the inquiry': { steps: [chosen('appointment'), chosen('inquiry')], ends: 'inquiry' },
  'a button on a doctor’s page opens the appointment tab': { steps: [started('appointment')], ends: 'appointment' },
  'an old address opens the contact lens tab': { steps: [started('contact-lens')], ends: 'contact-lens' },
  'a link to the inquiry takes the patient away from another tab': {
    steps: [chosen('contact-lens'), started('inquiry')],
    ends: 'inquiry',
  },
};

/** The model of the contact tabs: its machine, everything that can happen to it, and its journeys. */
export const contactTabsModel = { machine: contactTabsMachine, fixtures, journeys };
