import { expect } from 'vitest';
import type { draftMachine } from '../../../machines/draft/draft.machine.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { until } from '../until.ts';

type Work = void | Promise<void>;

/** What a person sees of a form that keeps what is typed. */
export interface DraftView {
  /** Whether the form is on the page. */
  isShown: boolean;
  /** Whether the browser asks before the site is left. */
  isAsked: boolean;
  /** Whether it asks because of another form. */
  isOtherFilled: boolean;
  /** Whether the form says that it has kept what was typed. */
  isNoticeShown: boolean;
  /** What the button says that takes over details; null when there is none. */
  offer: string | null;
  /** What the fields hold that are not empty. */
  values: Record<string, string>;
}

/** The form for general inquiries on a page of the site, with other pages and another form beside it. */
export interface DraftScreen {
  /** Comes to the form, from another page. Nothing is left then in the other form. */
  open(): Work;
  /** Goes to another page of the site. */
  leave(): Work;
  /** Writes a message. */
  write(): Work;
  /** Empties all fields by hand. */
  empty(): Work;
  /** Writes a name into another form, and comes back. A name in this form gives way to a message. */
  writeDetails(form: RequestType): Work;
  /** Empties the name in the other form, and comes back. */
  eraseDetails(): Work;
  press(button: string | RegExp): Work;
  view(): DraftView | Promise<DraftView>;
}

/** What is written by hand in the walks. */
export const written = { message: 'Do you repair a bent frame?', firstName: 'José' };

/** The button that clears a form. */
export const clearLabel = 'Clear the form';

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

const sees = (screen: DraftScreen, check: (view: DraftView) => unknown): Promise<void> =>
  until(async () => expect(check(await screen.view())).toBe(true));

/** How the steps and states of a draft look on a screen. */
export const draftTable: WalkTable<typeof draftMachine, DraftScreen> = {
  events: {
    'form.opened': (screen) => screen.open(),
    'form.left': (screen) => screen.leave(),
    'form.filled': (screen) => screen.write(),
    'form.emptied': (screen) => screen.empty(),
    'clear.pressed': (screen) => screen.press(clearLabel),
    'details.found': (screen, { source }) => screen.writeDetails(source),
    'details.lost': (screen) => screen.eraseDetails(),
    'details.pressed': (screen) => screen.press(/^Use the details/),
  },
  actors: {},
  delays: {},
  states: {
    'text.none': (screen) =>
      sees(
        screen,
        ({ values, isNoticeShown, isAsked, isOtherFilled }) =>
          Object.keys(values).length === 0 && !isNoticeShown && isAsked === isOtherFilled,
      ),
    'text.unsent.written': (screen) =>
      sees(screen, ({ values, isNoticeShown, isAsked }) => Object.keys(values).length > 0 && !isNoticeShown && isAsked),
    'text.unsent.kept': (screen) => sees(screen, ({ isShown, isAsked }) => !isShown && isAsked),
    'text.unsent.shownAgain': (screen) =>
      sees(screen, ({ values, isNoticeShown, isAsked }) => Object.keys(values).length > 0 && isNoticeShown && isAsked),
    'details.away': (screen) => sees(screen, ({ isShown }) => !isShown),
    'details.none': (screen) => sees(screen, ({ isShown, offer }) => isShown && offer === null),
    'details.offered': (screen, { source }) => sees(screen, ({ offer }) => source !== null && offer === offers[source]),
    'details.taken': (screen) =>
      sees(screen, ({ offer, values }) => offer === null && values.firstName === written.firstName),
  },
};
