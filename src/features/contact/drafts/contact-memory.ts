import { type Actor, type AnyActorRef, createActor } from 'xstate';
import { type RequestType, requestTypes } from '#contract/options.ts';
import { contactTabsMachine } from '#machines/contact-tabs/contact-tabs.machine.ts';
import { draftMachine } from '#machines/draft/draft.machine.ts';
import { parentLogic, siteActor } from '#src/actors/site.ts';
import { readFromEntry } from '#src/io/address.ts';
import { type FormDraft, readDraft, restoreDraft } from '#src/io/form-draft.ts';
import { isFilled } from '#src/io/forms-in-use.ts';
import { earlierSending } from '#src/io/last-sending.ts';
import { askBeforeLeaving } from '#src/io/leave-question.ts';
import { copyDetails, hasDetails } from '#src/io/personal-details.ts';
import { unmarkTitle } from '#src/io/title.ts';
import { createAppointmentRequest } from '../appointment-request/AppointmentRequest.tsx';
import { createContactLensOrder } from '../contact-lens-order/ContactLensOrder.tsx';
import { createInquiry } from '../inquiry/Inquiry.tsx';
import type { Sending, SendingPractice, SubmissionActor } from '../request-form/submission.ts';
import { createFormPage, type FormPage, onFormChange } from '../request-form/use-form.ts';

/** The machines of a form: its submission, and one for what it adds. */
export type FormActors = { submission: SubmissionActor };

/** What one form has for the lifetime of the document. */
export interface FormMemory<TActors extends FormActors> {
  draft: Actor<typeof draftMachine>;
  /** The form in the document, and its machines. A form that is rendered again, empty, has new ones. */
  actors: () => TActors & { page: FormPage };
  /** Call this when the form is on the page, inside `frame`. Returns what to call when it is removed. */
  open: (frame: HTMLElement, rerender: () => void) => () => void;
}

/** What outlives the contact section: tabs, drafts, and requests that are being sent. It is stored nowhere else. */
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

  /** Sends the drafts' machines what their forms contain. No offer appears above a form that is being edited. */
  function updateDrafts(edited?: RequestType): void {
    const all = requestTypes.map((id) => ({ id, ...forms[id], form: forms[id].actors().page.form.current }));
    const withDetails = all.filter(({ form }) => form && hasDetails(form)).map(({ id }) => id);
    for (const { form, draft } of all) if (form) draft.send({ type: isFilled(form) ? 'form.filled' : 'form.emptied' });
    for (const { id, form, draft } of all) {
      const { source } = draft.getSnapshot().context;
      if (source !== null && !withDetails.includes(source)) draft.send({ type: 'details.lost' });
      const other = withDetails.find((one) => one !== id);
      if (other && id !== edited && form && !withDetails.includes(id))
        draft.send({ type: 'details.found', source: other });
    }
  }

  function createFormMemory<TActors extends FormActors>(
    id: RequestType,
    createActors: (sending: Sending) => TActors,
  ): FormMemory<TActors> {
    let kept = readEarly(id);
    let stopRestoring = () => {};
    let stopLeaveConfirmation = () => {};
    const page = createFormPage(id, () => {
      kept = [];
      draft.send({ type: 'form.emptied' });
    });
    const startActors = (earlier: Sending['earlier']) => ({
      page,
      ...createActors({ page, parent, practice, earlier }),
    });
    let actors = startActors(earlierSending(id));

    const restoreText = () => {
      if (page.form.current) stopRestoring = restoreDraft(page.form.current, kept);
      kept = [];
    };

    const draft = createActor(
      draftMachine.provide({
        actions: {
          startLeaveConfirmation: () => {
            stopLeaveConfirmation = askBeforeLeaving();
          },
          stopLeaveConfirmation: () => stopLeaveConfirmation(),
          keepText: () => {
            if (page.form.current) kept = readDraft(page.form.current);
          },
          restoreText,
          clearForm: () => {
            stopRestoring();
            unmarkTitle();
            page.withdrawAnnouncement();
            // Fires the event that notifies the other drafts; rendering a new form fires none.
            page.form.current?.reset();
            // The old ones are not stopped: nothing is sent by now, and their form is still on the page.
            actors = startActors(null);
            page.rerender();
          },
          fillInDetails: ({ context }) => {
            const from = context.source && forms[context.source].actors().page.form.current;
            if (from && page.form.current) copyDetails(from, page.form.current);
          },
        },
      }),
      { id: `draft ${id}`, parent },
    ).start();

    return {
      draft,
      actors: () => actors,
      open: (frame, rerender) => {
        const closePage = page.open(rerender);
        draft.send({ type: 'form.opened' });
        // Restores text that was typed before hydration, if React had to render the form again.
        if (page.form.current && !isFilled(page.form.current) && kept.length > 0) restoreText();
        kept = [];
        const stopListening = onFormChange(frame, 'input', () => updateDrafts(id));
        updateDrafts();
        return () => {
          stopListening();
          closePage();
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
