import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { exampleInquiry } from '#contract/fixtures.ts';
import type { RequestType } from '#contract/options.ts';
import type { AppointmentRequestContext } from '#machines/appointment-request/appointment-request.machine.ts';
import { appointmentRequestModel } from '#machines/appointment-request/appointment-request.model.ts';
import type { ContactLensOrderContext } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensOrderModel } from '#machines/contact-lens-order/contact-lens-order.model.ts';
import type { FormContext } from '#machines/form/form.machine.ts';
import { formModel } from '#machines/form/form.model.ts';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { responseTime } from '#src/rules/response-time.ts';
import { options, practice, waitlist } from '#tests/support/form-options.ts';
import { type FormView, formWords, generalFailure, readFormView } from '#tests/support/form-view.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { Appointment } from './Appointment.tsx';
import { ContactLens } from './ContactLens.tsx';
import { Inquiry } from './Inquiry.tsx';
import { makeSmaller, readChosenFile } from './prescription-file.ts';
import { checkRequest, sendAnswers } from './sending.ts';
// Compiled before a test waits for it.
import '#src/components/overlay/Toaster.tsx';

vi.mock('./sending.ts', { spy: true });
vi.mock('./prescription-file.ts', { spy: true });

/** Work of an actor, held until a path ends it. */
function holdWork<T>(work: (...input: never[]) => Promise<T>) {
  const held = holdPromises<T>();
  vi.mocked(work).mockImplementation(held.add);
  return {
    isHeld: held.isHeld,
    done: (output: T) => act(async () => held.resolve(output)),
    failed: (error: unknown) => act(async () => held.reject(error)),
  };
}

/** Renders a form beside the toasts, or nothing for a form that is away. */
function renderForm(form: ReactNode) {
  const site = (shown: ReactNode) => (
    <>
      {' '}
      {shown} <Toasts />{' '}
    </>
  );
  const { rerender } = render(site(null), { wrapper: InRouter });
  return { open: () => rerender(site(form)), leave: () => rerender(site(null)) };
}

const elementOf = (id: RequestType) => document.getElementById(id) as HTMLFormElement;
const fieldOf = (id: RequestType, name: string) => elementOf(id).querySelector(`[name="${name}"]`) as HTMLInputElement;
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const submit = (id: RequestType, isByBot: boolean) => {
  fireEvent.change(fieldOf(id, 'website'), { target: { value: isByBot ? 'https://bot.example' : '' } });
  fireEvent.submit(elementOf(id));
};

const { inquiry } = formWords;

/** What a visitor sees of a form, null while it is away, and the words of the toast. */
interface FormOnPage {
  form: FormView | null;
  toast: string;
}

const readPage = (): FormOnPage => ({
  form: document.getElementById('inquiry') && readFormView('inquiry'),
  toast: document.querySelector('[data-scope="toast"][data-state="open"]')?.textContent ?? '',
});

const ready = { button: { label: inquiry.button } };
const noOutcome = { summary: [], confirmation: null, title: expect.not.stringMatching(/^Error: /) };
const showsForm =
  (expected: object) =>
  ({ form }: FormOnPage) =>
    form ? expect(form).toMatchObject(expected) : undefined;

function showsIssues({ form }: FormOnPage, { issues }: FormContext) {
  if (!form) return;
  expect(form).toMatchObject({ ...ready, title: expect.stringMatching(/^Error: /) });
  expect(form.summary[0]).toMatch(new RegExp(`${issues[0]?.message}$`));
  for (const { field, message } of issues) expect(form.errors[field]).toBe(message);
}

function showsConfirmation({ form }: FormOnPage, { reference, receipt }: FormContext) {
  if (!form) return;
  expect(form).toMatchObject({ ...ready, summary: [] });
  for (const text of [inquiry.confirmation, reference, ...receipt.map(([name]) => name)]) {
    expect(form.confirmation).toContain(text);
  }
}

// The form is the inquiry, which has nothing else.
describeComponent<typeof formModel.machine, FormOnPage>({
  model: formModel,
  states: {
    'page.away': ({ form }) => expect(form).toBeNull(),
    'page.present': ({ form }) => expect(form).not.toBeNull(),
    'submission.editing': showsForm({ ...ready, ...noOutcome }),
    'submission.checking': showsForm({ button: { label: 'One moment…', isDisabled: true }, confirmation: null }),
    'submission.correcting.requested': (page, context) => {
      showsIssues(page, context);
      if (page.form) expect(page.form.focus).toBe('summary');
      else expect(page.toast).toContain(context.issues[0]?.message);
    },
    'submission.correcting.heard': showsIssues,
    'submission.submitting': showsForm({ button: { label: inquiry.sending, isDisabled: true }, ...noOutcome }),
    'submission.sent.requested': (page, context) => {
      showsConfirmation(page, context);
      if (page.form) expect(page.form.focus).toBe('confirmation');
      else expect(page.toast).toContain(context.reference);
    },
    'submission.sent.heard': showsConfirmation,
    'submission.failed': ({ form }, { messageForPatient }) => {
      if (!form) return;
      expect(form).toMatchObject({ ...ready, ...noOutcome });
      expect(form.notices.join()).toContain(messageForPatient ?? generalFailure.replace(': ', ''));
    },
  },
  open: () => {
    document.title = 'Home';
    const actors = { checkRequest: holdWork(checkRequest), sendRequest: holdWork(sendAnswers) };
    const { open, leave } = renderForm(<Inquiry practice={practice} isVisible />);
    return {
      events: {
        'form.opened': open,
        'form.left': leave,
        'form.submitted': ({ isByBot }) => submit('inquiry', isByBot),
        'confirmation.dismissed': () => press('Send another request'),
        'clear.pressed': () => {
          // Only a form that was restored can be cleared.
          if (!screen.queryByRole('button', { name: 'Clear the form' })) {
            fireEvent.change(fieldOf('inquiry', 'firstName'), { target: { value: 'José' } });
            leave();
            open();
          }
          press('Clear the form');
          expect(fieldOf('inquiry', 'firstName').value).toBe(readFormView('inquiry').button.isDisabled ? 'José' : '');
        },
      },
      actors,
      until: (assertion) => waitFor(() => assertion(readPage())),
    };
  },
});

const showsAcknowledgement =
  (value: 'on' | undefined, { isMissing = false, isSending = false } = {}) =>
  ({ button, errors, values, confirmation }: FormView, { isEmergency }: AppointmentRequestContext) => {
    const { button: ready, sending } = formWords.appointment;
    expect(values.acknowledgement).toBe(value);
    expect(button).toEqual({ label: isSending ? sending : ready, isDisabled: isSending || value === undefined });
    const message = 'Please acknowledge the appointment confirmation policy.';
    expect(errors.acknowledgement).toBe(isMissing ? message : undefined);
    // Only a form that was sent shows a confirmation.
    if (confirmation === null) return;
    expect(confirmation.includes('Do not wait. Call now.')).toBe(isEmergency);
    expect(confirmation.includes(responseTime(practice.forms, practice.hours, new Date()))).toBe(!isEmergency);
  };

const showsNotice = (notice: 'waitlist' | 'emergency' | null) => () => {
  const text = elementOf('appointment').textContent;
  expect(text.includes(waitlist.text)).toBe(notice === 'waitlist');
  expect(text.includes('Do not wait. Call now.')).toBe(notice === 'emergency');
};

describeComponent<typeof appointmentRequestModel.machine, FormView>({
  model: appointmentRequestModel,
  states: {
    'acknowledgement.withheld': showsAcknowledgement(undefined),
    'acknowledgement.missing': showsAcknowledgement(undefined, { isMissing: true }),
    'acknowledgement.given': showsAcknowledgement('on'),
    'acknowledgement.sending.given': showsAcknowledgement('on', { isSending: true }),
    'acknowledgement.sending.withheld': showsAcknowledgement(undefined, { isSending: true }),
    'notice.hidden': showsNotice(null),
    'notice.waitlist': showsNotice('waitlist'),
    'notice.emergency': showsNotice('emergency'),
    'insurance.asked': ({ values }) => expect(values).toHaveProperty('insuranceId'),
    'insurance.selfPay': ({ values }) => expect(values).not.toHaveProperty('insuranceId'),
  },
  open: () => {
    const sending = holdWork(sendAnswers);
    vi.mocked(checkRequest).mockResolvedValue({ answers: { ...exampleInquiry, website: '' } });
    renderForm(
      <Appointment
        practice={practice}
        emergencyNotice={<p>Do not wait. Call now.</p>}
        startWith={undefined}
        isVisible
      />,
    ).open();
    const tick = (name: string) => void fireEvent.click(fieldOf('appointment', name));
    return {
      events: {
        'form.submitted': async ({ isByBot }) => {
          submit('appointment', isByBot);
          if (!isByBot && fieldOf('appointment', 'acknowledgement').checked)
            await waitFor(() => expect(sending.isHeld()).toBe(true));
        },
        'form.reset': () => elementOf('appointment').reset(),
        'acknowledgement.given': () => tick('acknowledgement'),
        'acknowledgement.withdrawn': () => tick('acknowledgement'),
        'appointmentType.chosen': ({ kind }) => {
          const type = options.appointmentTypes.find((one) => (one.kind ?? null) === kind);
          fireEvent.change(fieldOf('appointment', 'appointmentType'), { target: { value: type?.value } });
        },
        'noInsurance.checked': () => tick('noInsurance'),
        'noInsurance.unchecked': () => tick('noInsurance'),
      },
      actors: {
        submission: {
          done: (end) =>
            end === 'sent'
              ? sending.done({ status: 'accepted', reference: 'R-7K2M9Q', receipt: [] })
              : sending.failed(new TypeError('Failed to fetch')),
          failed: () => {},
        },
      },
      until: (assertion) => waitFor(() => assertion(readFormView('appointment'))),
    };
  },
});

const showsStatus =
  (status: 'new' | 'established' | undefined) =>
  ({ values, takesFiles, notices }: FormView) => {
    expect(values.patientStatus).toBe(status);
    expect(takesFiles).toBe(status === 'new');
    expect(notices.some((text) => text.includes('Nothing to upload'))).toBe(status === 'established');
  };

const showsLenses =
  (areAskedFor: boolean) =>
  (view: FormView, { isFileRemoved }: ContactLensOrderContext) => {
    showsStatus('established')(view);
    expect(view.notices.some((text) => text.includes('you had chosen is removed'))).toBe(isFileRemoved);
    for (const field of ['rightEye.brand', 'leftEye.quantity', 'prescriptionDate']) {
      expect(field in view.values).toBe(areAskedFor);
    }
    expect('supply' in view.values).toBe(!areAskedFor);
  };

const showsFile =
  (isBeingRead: boolean, error = '') =>
  (view: FormView, { file }: ContactLensOrderContext) => {
    showsStatus('new')(view);
    expect(view.file).toEqual(file && { name: file.name, isBeingRead });
    expect(view.errors.prescriptionFile ?? '').toContain(error);
    if (error === '') expect(view.errors.prescriptionFile).toBeUndefined();
  };

describeComponent<typeof contactLensOrderModel.machine, FormView>({
  model: contactLensOrderModel,
  states: {
    unchosen: showsStatus(undefined),
    'established.described': showsLenses(true),
    'established.asLastTime': showsLenses(false),
    'new.none': showsFile(false),
    'new.lost': showsFile(false, 'Your photo or file was not kept'),
    'new.shrinking': showsFile(false),
    'new.tooLarge': (view, context) => {
      showsFile(false, 'Please upload a file smaller than 5MB.')(view, context);
      expect(view.errors.prescriptionFile?.includes('you had chosen is removed')).toBe(context.isFileRemoved);
    },
    'new.reading': showsFile(true),
    'new.attached': showsFile(false),
    'new.refused': showsFile(false, 'Only PDF, JPG, and PNG files are allowed'),
    'new.unreadable': showsFile(false, 'We could not read this file'),
  },
  open: () => {
    const actors = { readFile: holdWork(readChosenFile), makeSmaller: holdWork(makeSmaller) };
    renderForm(<ContactLens practice={practice} isVisible />).open();
    return {
      events: {
        'patientStatus.chosen': ({ status, isFileLost }) => {
          // Noted by an earlier document, which the browser has discarded.
          if (isFileLost) history.replaceState({ choices: { prescriptionFile: 'chosen' } }, '');
          if (status === '') elementOf('contact-lens').reset();
          else fireEvent.click(elementOf('contact-lens').querySelector(`[value="${status}"]`) as HTMLElement);
        },
        'lastLenses.checked': () => void fireEvent.click(fieldOf('contact-lens', 'lastLenses')),
        'lastLenses.unchecked': () => void fireEvent.click(fieldOf('contact-lens', 'lastLenses')),
        'file.chosen': ({ file: { name, size } }) => {
          const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
          const dropped = new DataTransfer();
          dropped.items.add(new File([new Uint8Array(size)], name, { type }));
          const picker = fieldOf('contact-lens', 'prescriptionFile');
          picker.files = dropped.files;
          fireEvent.change(picker);
        },
        'smaller.pressed': () => press('Make it smaller'),
        'file.removed': () => press('Remove'),
      },
      actors,
      until: (assertion) => waitFor(() => assertion(readFormView('contact-lens'))),
    };
  },
});
