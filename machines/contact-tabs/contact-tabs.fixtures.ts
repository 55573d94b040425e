import type { Fixtures } from '../model-testing/model.ts';
import type { contactTabsMachine } from './contact-tabs.machine.ts';

const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

/** Everything that can happen to the contact tabs. */
export const contactTabsFixtures: Fixtures<typeof contactTabsMachine> = {
  events: {
    'tab.chosen': tabs.map((tab) => ({ type: 'tab.chosen', tab })),
    'request.started': tabs.map((tab) => ({ type: 'request.started', tab })),
  },
};
