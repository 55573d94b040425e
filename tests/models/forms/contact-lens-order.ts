import { expect } from 'vitest';
import type { contactLensOrderMachine } from '../../../machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensAnswers } from '../../../machines/contact-lens-order/contact-lens-order.model.ts';
import type { Plan, Screen, StateAssertions } from '../../../machines/model-testing/plan.ts';
import type { FormControls } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { submissionInteractions, submissionRegion } from './submission.ts';

const { firstName, lastName, email, confirmEmail, phone, dateOfBirth } = contactLensAnswers;

const words = {
  button: 'Submit Order Request',
  sending: 'Submitting...',
  success: 'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
  confirmation: 'Your contact lens order request was sent',
  otherToasts: ['File Too Large: Please upload a file smaller than 5MB.'],
  showsOwnMessage: true,
};

/** A file for each verdict of the contract. */
const files = {
  acceptable: { name: 'prescription.pdf', type: 'application/pdf', size: 2_000 },
  tooLarge: { name: 'large.pdf', type: 'application/pdf', size: 5_242_881 },
  wrongKind: { name: 'photo.webp', type: 'image/webp', size: 2_000 },
};

const expectUploadArea = (view: FormView, isShown: boolean, isReassuring: boolean) => {
  expect(view.takesFiles).toBe(isShown);
  expect(view.notices.some((text) => text.includes('Nothing to upload'))).toBe(isReassuring);
};

const showsFile = (file: FormView['file'], error?: RegExp) => (view: FormView) => {
  expect(view.values.patientStatus).toBe('new');
  expect(view.file).toEqual(file);
  const message = view.errors.prescriptionFile ?? '';
  if (error) expect(message).toMatch(error);
  else expect(message).not.toMatch(/could not read|Only PDF/);
};

const expectEmptyUploadArea = (view: FormView) => {
  showsFile(null)(view);
  expectUploadArea(view, true, false);
};

export const contactLensOrderStates: StateAssertions<typeof contactLensOrderMachine, FormView> = {
  ...submissionRegion(words),
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
  'patientStatus.new.reading': showsFile({ name: 'prescription.pdf', isBeingRead: true }),
  'patientStatus.new.attached': showsFile({ name: 'prescription.pdf', isBeingRead: false }),
  'patientStatus.new.refused': showsFile(
    { name: 'photo.webp', isBeingRead: false },
    /^Only PDF, JPG, and PNG files are allowed$/,
  ),
  'patientStatus.new.unreadable': showsFile(
    { name: 'prescription.pdf', isBeingRead: false },
    /^We could not read this file/,
  ),
};

export function contactLensOrderScreen(
  controls: FormControls,
  plan: Plan,
): Screen<typeof contactLensOrderMachine, FormView> {
  const texts = { firstName, lastName, email, confirmEmail, phone, dateOfBirth };
  const { events, actors, ...others } = submissionInteractions(controls, plan, words, texts);
  return {
    ...others,
    events: {
      ...events,
      'patientStatus.chosen': ({ status }) => controls.fill('patientStatus', status),
      'file.chosen': ({ verdict }) => controls.attach(files[verdict]),
      'file.removed': () => controls.press('Remove'),
    },
    actors: { ...actors, readFile: { done: () => controls.endReading(), failed: controls.failReading } },
  };
}
