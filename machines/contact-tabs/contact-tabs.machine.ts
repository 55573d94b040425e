import { setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';

type ContactTabsEvent =
  /** The visitor selected a tab, followed a link that asks for its form, or loaded a page again that showed it. */
  { type: 'tab.chosen'; tab: RequestType };

export const contactTabsMachine = setup({
  types: { events: {} as ContactTabsEvent },
  guards: {
    isAppointment: ({ event }) => event.tab === 'appointment',
    isInquiry: ({ event }) => event.tab === 'inquiry',
  },
}).createMachine({
  id: 'contact-tabs',
  description: 'The selected tab of the contact section. The states are the ids of the tabs.',
  initial: 'inquiry',
  on: {
    'tab.chosen': [
      { guard: 'isAppointment', target: '.appointment' },
      { guard: 'isInquiry', target: '.inquiry' },
      { target: '.contact-lens' },
    ],
  },
  states: { appointment: {}, inquiry: {}, 'contact-lens': {} },
});
