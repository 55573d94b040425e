import { setup } from 'xstate';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';

type ContactTabsEvent =
  /** A tab was chosen by hand. */
  | { type: 'tab.chosen'; tab: RequestType }
  /** A button or an address elsewhere asked for a form. */
  | { type: 'request.started'; tab: RequestType };

/**
 * Which of the three forms is in front. The states are the tabs' names, so that a list of tabs can take them as they
 * are; at first it is the inquiry.
 */
export const contactTabsMachine = setup({
  types: { events: {} as ContactTabsEvent },
  guards: {
    isAppointment: ({ event }) => event.tab === 'appointment',
    isInquiry: ({ event }) => event.tab === 'inquiry',
  },
}).createMachine({
  id: 'contact-tabs',
  initial: 'inquiry',
  on: {
    'tab.chosen': [
      { guard: 'isAppointment', target: '.appointment' },
      { guard: 'isInquiry', target: '.inquiry' },
      { target: '.contact-lens' },
    ],
    'request.started': [
      { guard: 'isAppointment', target: '.appointment' },
      { guard: 'isInquiry', target: '.inquiry' },
      { target: '.contact-lens' },
    ],
  },
  states: { appointment: {}, inquiry: {}, 'contact-lens': {} },
});
