import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Practice } from '#content/schema/practice.ts';
import { type RequestType, requestTypes } from '#contract/options.ts';
import { appointmentRequestMachine } from '#machines/appointment-request/appointment-request.machine.ts';
import { contactLensOrderMachine } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactTabsMachine } from '#machines/contact-tabs/contact-tabs.machine.ts';
import { draftMachine } from '#machines/draft/draft.machine.ts';
import { eyeCopyMachine } from '#machines/eye-copy/eye-copy.machine.ts';
import { type FormContext, formMachine } from '#machines/form/form.machine.ts';
import type { Toast } from '#machines/toasts/toasts.machine.ts';
import { earlierSending } from '#src/io/last-sending.ts';
import { askBeforeLeaving } from '#src/io/leave-question.ts';
import { readFromEntry } from '#src/page/history-entry.ts';
import { parentLogic, siteActor } from '#src/page/site.ts';
import { phoneLink } from '#src/rules/links.ts';
import { announce, toasts } from '#src/toasts/toasts.ts';
import { copyRightEye, forgetLeftEye, restoreLeftEye } from './eye-copy.ts';
import { hasDetails, isFilled, isFormVisible, type KeptValues } from './form-values.ts';
import { clearFile, makeSmaller, readChosenFile } from './prescription-file.ts';
import { checkRequest, sendAnswers } from './sending.ts';

/** What the actors of the forms have to know about the practice. */
type ContactPractice = Pick<Practice, 'hours' | 'phone'>;

/** What the toast and the confirmation of a request that was sent say. */
export const success: Readonly<Record<RequestType, { title: string; description: string }>> = {
  appointment: { title: 'Request Submitted!', description: "We'll contact you shortly to confirm your appointment." },
  inquiry: { title: 'Message Sent!', description: "We'll get back to you as soon as possible." },
  'contact-lens': {
    title: 'Order Request Submitted!',
    description: 'Our team will verify your prescription and contact you to finalize your order.',
  },
};

/** What a failure says, in its toast and at the form: by default the general message. */
export const failureWords = (messageForPatient: string | null, phone: ContactPractice['phone']) => ({
  title: 'Submission Failed',
  description: messageForPatient ?? `Please try again or call us at ${phoneLink(phone)}.`,
});

/** What an appointment request without the acknowledgement says, in its toast and at the checkbox. */
export const acknowledgementRequired = {
  title: 'Acknowledgment Required',
  description: 'Please acknowledge the appointment confirmation policy.',
};

/** What a file over the limit says, in its toast and at its field. */
export const fileTooLarge = { title: 'File Too Large', description: 'Please upload a file smaller than 5MB.' };

/** The actors of the contact section, which outlive it, and what visitors have typed. It is stored nowhere else. */
export const contact = (practice: ContactPractice) =>
  siteActor('contact', contactLogic, { input: practice }).getSnapshot().context;

const contactLogic = parentLogic(startContact);

function startContact({ self: parent, input: { hours, phone } }: { self: AnyActorRef; input: ContactPractice }) {
  const { timeZone } = hours;
  const tabs = createActor(contactTabsMachine, { id: 'tabs', parent }).start();
  let earlierTab = typeof document === 'undefined' ? undefined : readFromEntry('contactTab');
  /** What is in no form on the page. */
  const kept = new Map<RequestType, KeptValues>();
  const appointment = startForm('appointment');
  const contactLens = startForm('contact-lens');
  const forms = {
    appointment: { ...appointment, request: startAppointmentRequest(appointment.form) },
    inquiry: startForm('inquiry'),
    'contact-lens': {
      ...contactLens,
      order: startContactLensOrder(contactLens.form),
      copy: startEyeCopy(contactLens.form),
    },
  };

  function startForm(id: RequestType) {
    const form = createActor(
      formMachine.provide({
        actors: {
          draft: draftMachine.provide({ actors: { askBeforeLeaving: fromCallback(askBeforeLeaving) } }),
          checkRequest: fromPromise(() => checkRequest(id, timeZone)),
          sendRequest: fromPromise(({ input }) => sendAnswers(id, input, timeZone)),
        },
      }),
      { id: `form ${id}`, parent, input: { earlier: earlierSending(id) } },
    );
    form.on('form.cleared', () => kept.delete(id));
    form.on('toast.withdrawn', () => toasts.send({ type: 'toast.withdrawn', form: id }));
    form.on('toast.announced', ({ about }) =>
      announce({ form: id, ...toastOf(id, about, form.getSnapshot().context) }),
    );
    form.start();
    const { draft } = form.getSnapshot().children as { draft: ActorRefFrom<typeof draftMachine> };
    return { form, draft };
  }

  /** What a form's toast says. The summary of a visible form, or its confirmation, gets the focus and announces itself. */
  function toastOf(id: RequestType, about: 'success' | 'issues' | 'failure', context: FormContext): Toast {
    const isAnnouncedElsewhere = isFormVisible(id);
    const { issues, messageForPatient, reference } = context;
    if (about === 'failure') return { kind: 'error', ...failureWords(messageForPatient, phone) };
    if (about === 'issues') {
      return { kind: 'error', title: 'Validation Error', description: issues[0]?.message ?? '', isAnnouncedElsewhere };
    }
    const isMissing = !isAnnouncedElsewhere && reference !== '';
    return { kind: 'success', ...success[id], ...(isMissing && { reference }), isAnnouncedElsewhere };
  }

  /** Starts what an appointment request adds to its form. */
  function startAppointmentRequest(form: ActorRefFrom<typeof formMachine>) {
    const request = createActor(
      appointmentRequestMachine.provide({
        actors: {
          submission: fromPromise(async () => {
            form.send({ type: 'form.submitted', isByBot: false });
            const end = await waitFor(form, (snapshot) => !snapshot.hasTag('sending'));
            return end.matches({ submission: 'sent' }) ? 'sent' : 'returned';
          }),
        },
      }),
      { parent: form },
    );
    request.on('toast.announced', () =>
      announce({ form: 'appointment', kind: 'error', ...acknowledgementRequired, isAnnouncedElsewhere: true }),
    );
    return request.start();
  }

  /** Starts what a contact lens order adds to its form. */
  function startContactLensOrder(form: AnyActorRef) {
    const order = createActor(
      contactLensOrderMachine.provide({
        actors: { readFile: fromPromise(readChosenFile), makeSmaller: fromPromise(makeSmaller) },
        actions: { clearFile },
      }),
      { parent: form },
    );
    order.on('toast.announced', () => announce({ form: 'contact-lens', kind: 'error', ...fileTooLarge }));
    return order.start();
  }

  /** Starts what copies the lens values of one eye to the other. */
  function startEyeCopy(form: ActorRefFrom<typeof formMachine>) {
    const actions = { copy: copyRightEye, restore: restoreLeftEye, forget: forgetLeftEye };
    const copy = createActor(eyeCopyMachine.provide({ actions }), { parent: form });
    form.on('form.cleared', () => copy.send({ type: 'form.cleared' }));
    return copy.start();
  }

  /** Sends the drafts what the forms contain. No offer appears above a form that is being edited. */
  function updateDrafts(edited?: RequestType): void {
    // Those on the page, which have their text again.
    const open = requestTypes.filter((id) => !forms[id].draft.getSnapshot().matches({ details: 'away' }));
    for (const id of open) forms[id].draft.send({ type: isFilled(id) ? 'form.filled' : 'form.emptied' });
    const withDetails = open.filter(hasDetails);
    for (const id of requestTypes) {
      const { draft } = forms[id];
      const { source } = draft.getSnapshot().context;
      if (source !== null && !withDetails.includes(source)) draft.send({ type: 'details.lost' });
      const other = withDetails.find((one) => one !== id);
      if (other && id !== edited && !withDetails.includes(id)) draft.send({ type: 'details.found', source: other });
    }
  }

  /** Selects the tab that was selected before the page was loaded again. Prerendered markup shows another. */
  function restoreTab(): void {
    const tab = requestTypes.find((one) => one === earlierTab);
    if (tab) tabs.send({ type: 'tab.chosen', tab });
    earlierTab = undefined;
  }

  return { tabs, forms, kept, restoreTab, updateDrafts };
}
