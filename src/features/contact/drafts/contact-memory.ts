import { type Actor, type AnyActorRef, createActor, type EventFrom } from 'xstate';
import { type RequestType, requestTypes } from '#contract/options.ts';
import { contactTabsMachine } from '#machines/contact-tabs/contact-tabs.machine.ts';
import { draftMachine } from '#machines/draft/draft.machine.ts';
import { parentLogic, siteActor } from '#src/actors/site.ts';
import { readFromEntry } from '#src/io/address.ts';
import { unmarkTitle } from '#src/io/document.ts';
import { copyDetails, type FormDraft, hasDetails, isFilled, readDraft, restoreDraft } from '#src/io/drafts.ts';
import { askBeforeLeaving } from '#src/io/forms-in-use.ts';
import { earlierSending } from '#src/io/storage.ts';
import { createAppointmentRequest } from '../appointment-request/AppointmentRequest.tsx';
import { createContactLensOrder } from '../contact-lens-order/ContactLensOrder.tsx';
import { createInquiry } from '../inquiry/Inquiry.tsx';
import type { Sending, SendingPractice, SubmissionActor } from '../request-form/submission.ts';
import { createFormPage, type FormPage } from '../request-form/use-form.ts';

/** The machines of a form: its submission, and one for what it adds. */
export type FormActors = { submission: SubmissionActor };

/** What one form has for the lifetime of the document. */
export interface FormMemory<TActors extends FormActors> {
  draft: Actor<typeof draftMachine>;
  /** The machines of the form. A form that is rendered again, empty, has new ones. */
  actors: () => TActors;
  page: FormPage;
  /**
   * Call this when the form is on the page, inside `frame`. Returns what to call when it is removed.
   * @param startAnew renders the form again, empty
   */
  open: (frame: HTMLElement, startAnew: () => void) => () => void;
}

type DraftEvent = EventFrom<typeof draftMachine>;

/**
 * What outlives the contact section: its tabs, drafts, and requests that are being sent. Texts and files stay in it and
 * are stored nowhere else.
 */
export const contactMemory = (practice: SendingPractice) =>
  siteActor('contact', contact, { input: practice }).getSnapshot().context;

const contact = parentLogic(createMemory);

function createMemory({ self: parent, input: practice }: { self: AnyActorRef; input: SendingPractice }) {
  const tabs = createActor(contactTabsMachine, { id: 'tabs', parent }).start();
  let earlierTab = typeof document === 'undefined' ? undefined : readFromEntry('contactTab');
  const forms = {
    appointment: createFormMemory('appointment', createAppointmentRequest),
    inquiry: createFormMemory('inquiry', createInquiry),
    'contact-lens': createFormMemory('contact-lens', createContactLensOrder),
  };
  const all = Object.entries(forms) as [RequestType, (typeof forms)[RequestType]][];

  const hasDetailsIn = (id: RequestType): boolean => {
    const form = forms[id].page.form.current;
    return form !== null && hasDetails(form);
  };

  /** Sends the drafts' machines what their forms contain. No offer appears above a form that is being edited. */
  function updateDrafts(edited?: RequestType): void {
    for (const [, { page, sendIfPossible }] of all) {
      const form = page.form.current;
      if (form) sendIfPossible({ type: isFilled(form) ? 'form.filled' : 'form.emptied' });
    }
    for (const [id, { draft, page, sendIfPossible }] of all) {
      const { source } = draft.getSnapshot().context;
      if (source !== null && !hasDetailsIn(source)) sendIfPossible({ type: 'details.lost' });
      const other = all.map(([one]) => one).find((one) => one !== id && hasDetailsIn(one));
      if (other && id !== edited && page.form.current && !hasDetailsIn(id))
        sendIfPossible({ type: 'details.found', source: other });
    }
  }

  /** The memory of one form. */
  function createFormMemory<TActors extends FormActors>(
    id: RequestType,
    createActors: (page: FormPage, sending: Sending) => TActors,
  ) {
    let startAnew = () => {};
    let kept = readEarly(id);
    let stopRestoring = () => {};
    let stopLeaveConfirmation = () => {};
    const page = createFormPage(() => {
      kept = [];
      draft.send({ type: 'form.emptied' });
    });
    const shown = () => page.form.current;
    const startActors = (earlier: Sending['earlier']) => createActors(page, { parent, practice, earlier });
    let actors = startActors(earlierSending(id));
    const draft: Actor<typeof draftMachine> = createActor(
      draftMachine.provide({
        actions: {
          startLeaveConfirmation: () => {
            stopLeaveConfirmation = askBeforeLeaving();
          },
          stopLeaveConfirmation: () => stopLeaveConfirmation(),
          keepText: () => {
            const form = shown();
            if (form) kept = readDraft(form);
          },
          restoreText: () => restoreText(),
          clearForm: () => {
            stopRestoring();
            unmarkTitle();
            page.withdrawAnnouncement();
            // Fires the event that notifies the other drafts; rendering a new form fires none.
            shown()?.reset();
            // The old ones are not stopped: nothing is sent by now, and their form is still on the page.
            actors = startActors(null);
            startAnew();
          },
          fillInDetails: ({ context }) => {
            const from = context.source && forms[context.source].page.form.current;
            const to = shown();
            if (from && to) copyDetails(from, to);
          },
        },
      }),
      { id: `draft ${id}`, parent },
    ).start();

    function restoreText(): void {
      const form = shown();
      if (form) stopRestoring = restoreDraft(form, kept);
      kept = [];
    }

    const sendIfPossible = (event: DraftEvent) => {
      if (draft.getSnapshot().can(event)) draft.send(event);
    };

    return {
      draft,
      actors: () => actors,
      page,
      sendIfPossible,
      open: (element: HTMLElement, begin: () => void) => {
        const end = new AbortController();
        const { signal } = end;
        const onFieldChange = () => updateDrafts(id);
        startAnew = begin;
        draft.send({ type: 'form.opened' });
        const form = shown();
        // Restores text that was typed before hydration, if React had to render the form again.
        if (form && !isFilled(form) && kept.length > 0) restoreText();
        kept = [];
        updateDrafts();
        element.addEventListener('input', onFieldChange, { signal });
        element.addEventListener('change', onFieldChange, { signal });
        element.addEventListener('reset', () => queueMicrotask(onFieldChange), { signal });
        addEventListener('pageshow', onFieldChange, { signal });
        return () => {
          end.abort();
          stopRestoring();
          draft.send({ type: 'form.left' });
        };
      },
    };
  }

  /** Selects the tab that was selected before the page was loaded again. Prerendered markup shows another. */
  function restoreTab(): void {
    const tab = requestTypes.find((one) => one === earlierTab);
    if (tab) tabs.send({ type: 'tab.chosen', tab });
    earlierTab = undefined;
  }

  return { tabs, forms, restoreTab };
}

/** The values of a prerendered form before hydration. */
function readEarly(id: RequestType): FormDraft {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? readDraft(form) : [];
}
