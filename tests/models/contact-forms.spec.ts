import type { Page } from 'playwright/test';
import { forms } from '#content/index.ts';
import {
  appointmentAnswers,
  appointmentRequestModel,
} from '#machines/appointment-request/appointment-request.model.ts';
import type { ContactLensOrderContext } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensAnswers, contactLensOrderModel } from '#machines/contact-lens-order/contact-lens-order.model.ts';
import { inquiryAnswers, inquiryModel } from '#machines/inquiry/inquiry.model.ts';
import { expect } from '../fixtures.ts';
import type { FormView } from '../support/form-view.ts';
import { formWords } from '../support/form-words.ts';
import { openSubmission, submissionRegion, submissionStates } from './form-screen.ts';
import { testPaths } from './path-tests.ts';

const path = '/#contact';
const load = (page: Page) => page.goto(path);

testPaths<typeof inquiryModel.machine, FormView>({
  model: inquiryModel,
  path,
  load,
  states: submissionStates(formWords.inquiry),
  open: (setup) => {
    const { firstName, lastName, email, phone, subject, message } = inquiryAnswers;
    return openSubmission(setup, 'inquiry', { firstName, lastName, email, phone, message }, ({ fill }) =>
      fill('subject', subject),
    );
  },
});

const pleaseAcknowledge = 'Please acknowledge the appointment confirmation policy.';

const appointmentWords = {
  ...formWords.appointment,
  otherToasts: [`Acknowledgment Required: ${pleaseAcknowledge}`],
};

const isEmergencyNotice = (text: string) => text.includes(forms.emergencyVisit);
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

testPaths<typeof appointmentRequestModel.machine, FormView>({
  model: appointmentRequestModel,
  path,
  load,
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
  open: async (setup) => {
    const { appointmentType, ...answers } = appointmentAnswers;
    const { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth } = answers;
    const texts = { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth };
    const { controls, events, ...others } = await openSubmission(
      setup,
      'appointment',
      texts,
      async ({ values, fill }) => {
        if ((await values()).appointmentType === '') await fill('appointmentType', appointmentType);
      },
    );
    return {
      ...others,
      events: {
        ...events,
        'acknowledgement.given': () => controls.fill('acknowledgement', 'on'),
        'acknowledgement.withdrawn': () => controls.fill('acknowledgement', ''),
        'appointmentType.chosen': (event) => controls.fill('appointmentType', event.appointmentType),
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

testPaths<typeof contactLensOrderModel.machine, FormView>({
  model: contactLensOrderModel,
  path,
  load,
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
  open: async (setup) => {
    const { firstName, lastName, email, confirmEmail, phone, dateOfBirth } = contactLensAnswers;
    const texts = { firstName, lastName, email, confirmEmail, phone, dateOfBirth };
    const { controls, events, actors, ...others } = await openSubmission(setup, 'contact-lens', texts);
    return {
      ...others,
      events: {
        ...events,
        'patientStatus.chosen': ({ status }) => controls.fill('patientStatus', status),
        'file.chosen': ({ file }) => controls.attach(file),
        'file.removed': () => controls.press('Remove'),
      },
      actors: { ...actors, readFile: { done: controls.endReading, failed: controls.failReading } },
    };
  },
});
