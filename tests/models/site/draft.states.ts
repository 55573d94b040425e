import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { draftMachine } from '../../../machines/draft/draft.machine.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';

/** Reads what a visitor sees of the inquiry. It also runs in a browser, so it uses nothing from this module. */
export function readDraft() {
  const form = document.getElementById('inquiry') as HTMLFormElement | null;
  const panel = form?.closest('[role="tabpanel"]');
  const buttons = [...(panel?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  const announcements = [...(panel?.querySelectorAll('[aria-live="polite"]') ?? [])];
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return {
    isShown: form !== null,
    // Whether the browser asks before the site is left.
    isAsked: leaving.defaultPrevented,
    // Whether a notice says that the form kept its text.
    isNoticeShown: panel?.textContent.includes('We kept what you typed') ?? false,
    // The button that copies details from another form.
    offer: buttons.find((text) => text.startsWith('Use the details')) ?? null,
    announcement:
      announcements.map(({ textContent }) => textContent).find((text) => /^(The form is|Your details)/.test(text)) ??
      null,
    values: Object.fromEntries(
      form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, value]) => value) : [],
    ),
  };
}

interface DraftView extends ReturnType<typeof readDraft> {
  /** Whether another form is filled in, which makes the browser ask as well. */
  isOtherFilled: boolean;
}

/** What the tests type into the forms. */
export const typed = { message: 'Do you repair a bent frame?', firstName: 'José' };

/** The button that clears a form. */
export const clearLabel = 'Clear the form';

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

const expectText = (view: DraftView, isNoticeShown: boolean) => {
  expect(view).toMatchObject({ isNoticeShown, isAsked: true });
  expect(view.values).not.toEqual({});
};

export const draftStates: StateAssertions<typeof draftMachine, DraftView> = {
  'text.none': ({ values, isNoticeShown, isAsked, isOtherFilled }) =>
    expect({ values, isNoticeShown, isAsked }).toEqual({ values: {}, isNoticeShown: false, isAsked: isOtherFilled }),
  'text.unsent.written': (view) => expectText(view, false),
  'text.unsent.kept': (view) => expect(view).toMatchObject({ isShown: false, isAsked: true }),
  'text.unsent.restored': (view) => expectText(view, true),
  'details.away': ({ isShown }) => expect(isShown).toBe(false),
  'details.none': (view) => expect(view).toMatchObject({ isShown: true, offer: null }),
  'details.offered': ({ offer }, { source }) => expect(offer).toBe(offers[source as RequestType]),
  'announcement.none': ({ announcement }) => expect(announcement).toBeNull(),
  'announcement.cleared': ({ announcement }) => expect(announcement).toBe('The form is empty.'),
  'announcement.filledIn': ({ announcement }) => expect(announcement).toBe('Your details are filled in.'),
  'details.copied': (view) => expect(view).toMatchObject({ offer: null, values: { firstName: typed.firstName } }),
};
