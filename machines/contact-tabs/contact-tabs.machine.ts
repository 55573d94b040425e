import { setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';

type ContactTabsEvent =
  /** The visitor selected a tab. */
  | { type: 'tab.chosen'; tab: RequestType }
  /** The section is at a history entry: at first, by a link, or by back and forward. */
  | {
      type: 'section.opened';
      /** The form that the link requested. */
      requested: RequestType | null;
      /** The tab that was selected last. */
      last: RequestType | null;
    };

/** The tab that an event selects. */
const tabOf = (event: ContactTabsEvent): RequestType | null =>
  event.type === 'tab.chosen' ? event.tab : (event.requested ?? event.last);

/** The selected tab of the contact section. The states are the ids of the tabs. */
export const contactTabsMachine = setup({
  types: { events: {} as ContactTabsEvent },
  guards: {
    isAppointment: ({ event }) => tabOf(event) === 'appointment',
    isInquiry: ({ event }) => tabOf(event) === 'inquiry',
    isContactLens: ({ event }) => tabOf(event) === 'contact-lens',
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
    'section.opened': [
      { guard: 'isAppointment', target: '.appointment' },
      { guard: 'isInquiry', target: '.inquiry' },
      { guard: 'isContactLens', target: '.contact-lens' },
    ],
  },
  states: { appointment: {}, inquiry: {}, 'contact-lens': {} },
});
