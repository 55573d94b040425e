import { act, fireEvent, render, within } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { forms } from '#content/forms.ts';
import { practice as anyPractice } from '#content/practice.ts';
import type { RequestType } from '#contract/options.ts';
import type { ParsedRequest } from '#contract/types.ts';
import { appointmentRequestModel } from '#machines/appointment-request/appointment-request.model.ts';
import type { ContactLensOrderContext } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensOrderModel } from '#machines/contact-lens-order/contact-lens-order.model.ts';
import { inquiryModel } from '#machines/inquiry/inquiry.model.ts';
import type { CheckOutcome, RequestOutcome, Submission, SubmissionContext } from '#machines/submission/submission.ts';
import { AppointmentRequest } from '#src/features/contact/appointment-request/AppointmentRequest.tsx';
import { ContactLensOrder } from '#src/features/contact/contact-lens-order/ContactLensOrder.tsx';
import { Inquiry } from '#src/features/contact/inquiry/Inquiry.tsx';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { checkRequest } from '#src/io/check-request.ts';
import { readAsBase64 } from '#src/io/read-file.ts';
import type { createSender } from '#src/io/send-request.ts';
import { withdrawAnnouncement } from '#src/toasts/toasts.ts';
import { type FormView, readFormView } from '../support/form-view.ts';
import { formWords } from '../support/form-words.ts';
import { holdPromises } from '../support/held-promises.ts';
import { hours } from '../support/office-hours.ts';
import { InRouter } from '../support/render-in-router.tsx';

vi.mock('#src/io/check-request.ts', () => ({ checkRequest: vi.fn(), prepareToCheck: () => {} }));
// The module that sends is loaded dynamically, and creates its sender then.
const sendRequest = vi.hoisted(() => vi.fn());
vi.mock('#src/io/send-request.ts', () => ({ createSender: () => sendRequest }));
vi.mock('#src/io/read-file.ts', () => ({ readAsBase64: vi.fn() }));

const practice = { ...anyPractice, forms, hours, advice: null };

/** The texts of a form. */
interface FormWords {
  button: string;
  sending: string;
  success: string;
  confirmation: string;
  /** Toasts of other events of the form. */
  otherToasts?: readonly string[];
  /** Whether a failure shows the message of the practice. */
  showsOwnMessage?: boolean;
}

/** Assertions for the states of a submission. */
function submissionStates({ button, sending, confirmation, otherToasts = [], showsOwnMessage }: FormWords) {
  const expectReady = (view: FormView) => expect(view.button.label).toBe(button);
  const expectSending = (view: FormView) => expect(view.button).toEqual({ label: sending, isDisabled: true });
  const expectNoOutcome = (view: FormView) => {
    expect(view).toMatchObject({ summary: [], confirmation: null });
    expect(view.title).not.toMatch(/^Error: /);
  };
  const expectIssues = (view: FormView, issues: SubmissionContext['issues']) => {
    expectReady(view);
    expect(view.title).toMatch(/^Error: /);
    expect(view.summary[0]).toMatch(new RegExp(`: ${issues[0]?.message}$`));
    for (const { field, message } of issues) expect(view.errors[field]).toBe(message);
  };
  const expectToast = ({ toast }: FormView, expected: string | null) => {
    if (toast === null || !otherToasts.includes(toast)) expect(toast).toBe(expected);
  };

  return {
    editing: (view: FormView) => {
      expectReady(view);
      expectNoOutcome(view);
    },
    'correcting.announced': (view: FormView, { issues }: SubmissionContext) => {
      expectIssues(view, issues);
      expectToast(view, `Validation Error: ${issues[0]?.message}`);
    },
    'correcting.quiet': (view: FormView, { issues }: SubmissionContext) => {
      expectIssues(view, issues);
      expectToast(view, null);
    },
    checking: (view: FormView) => {
      expectSending(view);
      expect(view.confirmation).toBeNull();
      expectToast(view, null);
    },
    submitting: (view: FormView) => {
      expectNoOutcome(view);
      expectSending(view);
      expectToast(view, null);
    },
    sent: (view: FormView, { reference, receipt }: SubmissionContext) => {
      expectReady(view);
      expect(view.summary).toEqual([]);
      expect(view.confirmation).toContain(confirmation);
      for (const [name] of receipt) expect(view.confirmation).toContain(name);
      expect(view.confirmation?.includes('Your reference')).toBe(reference !== null);
      if (reference !== null) expect(view.confirmation).toContain(reference);
    },
    'failed.announced': (view: FormView, { messageForPatient }: SubmissionContext) => {
      expectReady(view);
      expectNoOutcome(view);
      const own = showsOwnMessage ? messageForPatient : null;
      expectToast(view, `Submission Failed: ${own ?? `Please try again or call us at ${practice.phone.display}.`}`);
    },
    'failed.quiet': (view: FormView) => {
      expectReady(view);
      expectNoOutcome(view);
      expectToast(view, null);
    },
  };
}

type InRegion<TStates> = { [Name in keyof TStates & string as `submission.${Name}`]: TStates[Name] };

/** The same for a machine in which the submission is a region. */
const submissionRegion = (words: FormWords) =>
  Object.fromEntries(
    Object.entries(submissionStates(words)).map(([name, assertion]) => [`submission.${name}`, assertion]),
  ) as InRegion<ReturnType<typeof submissionStates>>;

/**
 * Opens a form, with everything that happens to its submission.
 * @param show renders the form
 */
function openSubmission(id: RequestType, show: (isVisible: boolean) => ReactElement) {
  const checks = holdPromises<ParsedRequest<never>>();
  const requests = holdPromises<Awaited<ReturnType<ReturnType<typeof createSender>>>>();
  vi.mocked(checkRequest).mockImplementation(() => checks.add());
  sendRequest.mockImplementation(() => requests.add());
  document.title = 'Home';
  const page = (isVisible: boolean) => (
    <>
      {show(isVisible)}
      <Toasts />
    </>
  );
  const { rerender } = render(page(true), { wrapper: InRouter });
  const form = document.getElementById(id) as HTMLFormElement;
  const find = (selector: string) => form.querySelector(selector) as HTMLInputElement;
  const field = (name: string) => find(`[name="${name}"]`);
  const until = (assertion: (view: FormView) => void | Promise<void>) =>
    vi.waitFor(() => assertion(readFormView(id)), { interval: 5 });

  /** The client loads before it sends. */
  const untilSettled = (settle: () => void) => vi.waitFor(() => act(async () => settle()), { interval: 5 });

  function fill(name: string, value: string): void {
    const target = { target: { value } };
    fireEvent.input(field(name), target);
    fireEvent.change(field(name), target);
  }

  return {
    find,
    field,
    fill,
    press: (name: string) => {
      const shown = within(form.parentElement as HTMLElement);
      fireEvent.click(shown.getByRole('button', { name }));
    },
    screen: {
      events: {
        'form.submitted': ({ submission: { honeypot } }: { submission: Submission }) => {
          const { firstName } = readFormView(id).values;
          // Another change would address the issues.
          if (firstName === '') fill('firstName', 'Ana');
          fill('website', honeypot ? 'https://bot.example' : '');
          fireEvent.submit(form);
        },
        'confirmation.dismissed': () => {
          const confirmation = document.getElementById(`${id}-confirmation-title`)?.closest('section') as HTMLElement;
          fireEvent.click(within(confirmation).getByRole('button', { name: 'Close' }));
        },
        'issues.addressed': () => {
          for (const name of Object.keys(readFormView(id).errors)) fill(name, 'Lima');
        },
        'form.left': () => {
          rerender(page(false));
          rerender(page(true));
        },
      },
      actors: {
        checkRequest: {
          done: (outcome: CheckOutcome<unknown>) =>
            act(async () =>
              checks.resolve(
                ('issues' in outcome
                  ? { ok: false, issues: outcome.issues }
                  : { ok: true, request: outcome.answers }) as ParsedRequest<never>,
              ),
            ),
          failed: (error: unknown) => act(async () => checks.reject(error)),
        },
        sendRequest: {
          done: async (outcome: RequestOutcome) => {
            await untilSettled(() => requests.resolve(outcome));
            if (outcome.status === 'refused') return;
            await until((view) => {
              expect(view).toMatchObject({ toast: formWords[id].success, focus: 'confirmation' });
              expect(view.values.firstName).toBe('');
            });
          },
          failed: (error: unknown) => untilSettled(() => requests.reject(error)),
        },
      },
      until,
      close: () => void act(() => withdrawAnnouncement()),
    },
  };
}

describeComponent<typeof inquiryModel.machine, FormView>({
  model: inquiryModel,
  states: submissionStates(formWords.inquiry),
  open: () => openSubmission('inquiry', (isVisible) => <Inquiry practice={practice} isVisible={isVisible} />).screen,
});

const pleaseAcknowledge = 'Please acknowledge the appointment confirmation policy.';

const appointmentWords = {
  ...formWords.appointment,
  otherToasts: [`Acknowledgment Required: ${pleaseAcknowledge}`],
};

const emergencyWords = 'Do not wait. Call now.';
const isEmergencyNotice = (text: string) => text.includes(emergencyWords);
const isWaitlistNotice = (text: string) => text.includes(forms.visionTherapyWaitlist.text);

const showsNotice =
  (notice: 'waitlist' | 'emergency' | null) =>
  ({ notices }: FormView) => {
    expect(notices.some(isWaitlistNotice)).toBe(notice === 'waitlist');
    expect(notices.some(isEmergencyNotice)).toBe(notice === 'emergency');
  };

/** Only a form that was sent shows a confirmation. */
const showsConfirmation =
  (isEmergency: boolean) =>
  ({ confirmation }: FormView) => {
    if (confirmation === null) return;
    expect(isEmergencyNotice(confirmation)).toBe(isEmergency);
    expect(confirmation.includes(forms.responseTime)).toBe(!isEmergency);
  };

describeComponent<typeof appointmentRequestModel.machine, FormView>({
  model: appointmentRequestModel,
  states: {
    ...submissionRegion(appointmentWords),
    'acknowledgement.withheld': ({ button, errors }) => {
      expect(button.isDisabled).toBe(true);
      expect(errors.acknowledgement).toBeUndefined();
    },
    'acknowledgement.missing': ({ button, errors }) => {
      expect(button.isDisabled).toBe(true);
      expect(errors.acknowledgement).toBe(pleaseAcknowledge);
    },
    'acknowledgement.given': ({ button, errors, values }) => {
      expect(values.acknowledgement).toBe('on');
      expect(errors.acknowledgement).toBeUndefined();
      expect(button.isDisabled).toBe(button.label === appointmentWords.sending);
    },
    'notice.hidden': showsNotice(null),
    'notice.waitlist': showsNotice('waitlist'),
    'notice.emergency': showsNotice('emergency'),
    'confirmation.standard': showsConfirmation(false),
    'confirmation.emergency': showsConfirmation(true),
  },
  open: () => {
    const { field, fill, screen } = openSubmission('appointment', (isVisible) => (
      <AppointmentRequest
        practice={practice}
        emergencyNotice={<p role="note">{emergencyWords}</p>}
        startWith={{}}
        isVisible={isVisible}
      />
    ));
    const acknowledge = () => void fireEvent.click(field('acknowledgement'));
    return {
      ...screen,
      events: {
        ...screen.events,
        'form.submitted': ({ submission }) => {
          screen.events['form.submitted']({ submission });
          const { button } = readFormView('appointment');
          const isRefused = button.isDisabled && button.label === appointmentWords.button;
          if (isRefused && !submission.honeypot)
            return screen.until(({ focus }) => expect(focus).toBe('acknowledgement'));
        },
        'acknowledgement.given': acknowledge,
        'acknowledgement.withdrawn': acknowledge,
        'appointmentType.chosen': (event) => fill('appointmentType', event.appointmentType),
      },
    };
  },
});

const contactLensWords = {
  ...formWords['contact-lens'],
  otherToasts: ['File Too Large: Please upload a file smaller than 5MB.'],
  showsOwnMessage: true,
};

const expectUploadArea = (view: FormView, isShown: boolean, isReassuring: boolean) => {
  expect(view.takesFiles).toBe(isShown);
  expect(view.notices.some((text) => text.includes('Nothing to upload'))).toBe(isReassuring);
};

const showsFile =
  (isBeingRead: boolean, error?: RegExp) =>
  (view: FormView, { file }: ContactLensOrderContext) => {
    expect(view.values.patientStatus).toBe('new');
    expect(view.file).toEqual(file && { name: file.name, isBeingRead });
    const message = view.errors.prescriptionFile ?? '';
    if (error) expect(message).toMatch(error);
    else expect(message).not.toMatch(/could not read|Only PDF/);
  };

const expectEmptyUploadArea = (view: FormView, context: ContactLensOrderContext) => {
  showsFile(false)(view, context);
  expectUploadArea(view, true, false);
};

describeComponent<typeof contactLensOrderModel.machine, FormView>({
  model: contactLensOrderModel,
  states: {
    ...submissionRegion(contactLensWords),
    'patientStatus.unchosen': (view) => {
      expect(view.values.patientStatus).toBeUndefined();
      expectUploadArea(view, false, false);
    },
    'patientStatus.established': (view) => {
      expect(view.values.patientStatus).toBe('established');
      expectUploadArea(view, false, true);
    },
    'patientStatus.new.none': expectEmptyUploadArea,
    'patientStatus.new.tooLarge': expectEmptyUploadArea,
    'patientStatus.new.reading': showsFile(true),
    'patientStatus.new.attached': showsFile(false),
    'patientStatus.new.refused': showsFile(false, /^Only PDF, JPG, and PNG files are allowed$/),
    'patientStatus.new.unreadable': showsFile(false, /^We could not read this file/),
  },
  open: () => {
    const readings = holdPromises<string>();
    // A request reads its file without a signal.
    vi.mocked(readAsBase64).mockImplementation(async (_file, { signal } = {}) => (signal ? readings.add(signal) : ''));
    const { find, field, press, screen } = openSubmission('contact-lens', (isVisible) => (
      <ContactLensOrder practice={practice} isVisible={isVisible} />
    ));
    return {
      ...screen,
      events: {
        ...screen.events,
        'patientStatus.chosen': ({ status }) => void fireEvent.click(find(`[name="patientStatus"][value="${status}"]`)),
        'file.chosen': ({ file: { name, size } }) => {
          const chosen = new DataTransfer();
          chosen.items.add(new File([new Uint8Array(size)], name));
          field('prescriptionFile').files = chosen.files;
          fireEvent.change(field('prescriptionFile'));
        },
        'file.removed': () => press('Remove'),
      },
      actors: {
        ...screen.actors,
        readFile: {
          done: () => act(async () => readings.resolve('')),
          failed: (error) => act(async () => readings.reject(error)),
        },
      },
    };
  },
});
