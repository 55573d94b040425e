import type { contactTabsMachine } from '../../../machines/contact-tabs/contact-tabs.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';

type Work = void | Promise<void>;

/** The contact section on a screen. */
export interface TabsScreen {
  /** Presses the tab of that name. */
  press(tab: string): Work;
  /** Comes with a wish for a form, as a button elsewhere on the site does. */
  wish(tab: RequestType): Work;
  /** Looks until the tab of that name alone is chosen, and the form of that name alone is seen. */
  seesAlone(tab: string, form: string): Work;
}

const labels: Readonly<Record<RequestType, string>> = {
  appointment: 'Appointment Request',
  inquiry: 'General Inquiry',
  'contact-lens': 'Contact Lens Ordering',
};

/** How the tabs' steps and states look on a screen. */
export const contactTabsTable: WalkTable<typeof contactTabsMachine, TabsScreen> = {
  events: {
    'tab.chosen': (screen, { tab }) => screen.press(labels[tab]),
    'request.started': (screen, { tab }) => screen.wish(tab),
  },
  actors: {},
  delays: {},
  states: {
    appointment: (screen) => screen.seesAlone(labels.appointment, 'Request an appointment'),
    inquiry: (screen) => screen.seesAlone(labels.inquiry, 'Ask us a question'),
    'contact-lens': (screen) => screen.seesAlone(labels['contact-lens'], 'Order contact lenses'),
  },
};
