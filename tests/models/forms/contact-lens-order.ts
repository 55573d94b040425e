import type { Plan, Screen, StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type {
  ContactLensOrderContext,
  contactLensOrderMachine,
} from '../../../machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensAnswers } from '../../../machines/contact-lens-order/contact-lens-order.model.ts';
import { formWords } from '../../support/form-words.ts';
import type { FormControls } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { submissionInteractions, submissionRegion } from './submission.ts';

const { firstName, lastName, email, confirmEmail, phone, dateOfBirth } = contactLensAnswers;

const words = {
  ...formWords['contact-lens'],
  otherToasts: ['File Too Large: Please upload a file smaller than 5MB.'],
  showsOwnMessage: true,
};

/** A type of file for each verdict of the contract. */
const types = { acceptable: 'application/pdf', tooLarge: 'application/pdf', wrongKind: 'image/webp' };

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
  'patientStatus.new.reading': showsFile(true),
  'patientStatus.new.attached': showsFile(false),
  'patientStatus.new.refused': showsFile(false, /^Only PDF, JPG, and PNG files are allowed$/),
  'patientStatus.new.unreadable': showsFile(false, /^We could not read this file/),
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
      'file.chosen': ({ file, verdict }) => controls.attach({ ...file, type: types[verdict] }),
      'file.removed': () => controls.press('Remove'),
    },
    actors: { ...actors, readFile: { done: () => controls.endReading(), failed: controls.failReading } },
  };
}
