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
  'at first the inquiry tab is selected': { steps: [], ends: 'inquiry' },
  'the appointment tab can be selected': { steps: [chosen('appointment')], ends: 'appointment' },
  'the contact lens tab can be selected': { steps: [chosen('contact-lens')], ends: 'contact-lens' },
  'the inquiry tab can be selected again': { steps: [chosen('appointment'), chosen('inquiry')], ends: 'inquiry' },
  'a button on a doctor’s page selects the appointment tab': { steps: [started('appointment')], ends: 'appointment' },
  'an old address selects the contact lens tab': { steps: [started('contact-lens')], ends: 'contact-lens' },
  'a link to the inquiry replaces another tab': {
    steps: [chosen('contact-lens'), started('inquiry')],
    ends: 'inquiry',
  },
};

export const contactTabsModel = { machine: contactTabsMachine, fixtures, journeys };
