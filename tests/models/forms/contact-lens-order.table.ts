import { expect } from 'vitest';
import type { contactLensOrderMachine } from '../../../machines/contact-lens-order/contact-lens-order.machine.ts';
import { contactLensAnswers } from '../../../machines/contact-lens-order/contact-lens-order.model.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { FormScreen } from './form-screen.ts';
import type { FormView } from './form-view.ts';
import { submissionRows } from './submission-rows.ts';

const { firstName, lastName, email, confirmEmail, phone, dateOfBirth } = contactLensAnswers;

/** A file for each verdict of the contract. */
const files = {
  acceptable: { name: 'prescription.pdf', type: 'application/pdf', size: 2_000 },
  tooLarge: { name: 'large.pdf', type: 'application/pdf', size: 5_242_881 },
  wrongKind: { name: 'photo.webp', type: 'image/webp', size: 2_000 },
};

/**
 * How the contact lens order's steps and states look on a screen.
 * @param officePhone the office's number, as it is read
 */
export function contactLensOrderTable(officePhone: string): WalkTable<typeof contactLensOrderMachine, FormScreen> {
  const { events, actors, delays, states } = submissionRows(
    {
      button: 'Submit Order Request',
      sending: 'Submitting...',
      success:
        'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
      confirmation: 'Your contact lens order request was sent',
      phone: officePhone,
      otherToasts: ['File Too Large: Please upload a file smaller than 5MB.'],
      showsOwnMessage: true,
    },
    { firstName, lastName, email, confirmEmail, phone, dateOfBirth },
  );
  const isReassuring = ({ notices }: FormView) => notices.some((text) => text.includes('Nothing to upload'));
  const showsFile = (screen: FormScreen, file: FormView['file'], error: RegExp | null) =>
    screen.until((view) => {
      expect(view.values.patientStatus).toBe('new');
      expect(view.file).toEqual(file);
      const said = view.errors.prescriptionFile ?? '';
      if (error) expect(said).toMatch(error);
      else expect(said).not.toMatch(/could not read|Only PDF/);
    });
  const takesAFile = async (screen: FormScreen) => {
    await showsFile(screen, null, null);
    await screen.until((view) => expect([view.takesFiles, isReassuring(view)]).toEqual([true, false]));
  };

  return {
    events: {
      ...events,
      'patientStatus.chosen': (screen, { status }) => screen.pick('patientStatus', status),
      'file.chosen': (screen, { verdict }) => screen.attach(files[verdict]),
      'file.removed': (screen) => screen.press('Remove'),
    },
    actors: {
      ...actors,
      readFile: {
        done: (screen) => screen.finishReading(),
        failed: (screen, error) => screen.finishReading(error),
      },
    },
    delays,
    states: {
      'submission.editing': states.editing,
      'submission.correcting.announced': states['correcting.announced'],
      'submission.correcting.quiet': states['correcting.quiet'],
      'submission.checking': states.checking,
      'submission.submitting': states.submitting,
      'submission.sent': states.sent,
      'submission.failed.announced': states['failed.announced'],
      'submission.failed.quiet': states['failed.quiet'],
      'patientStatus.unchosen': (screen) =>
        screen.until((view) => {
          expect(view.values.patientStatus).toBeUndefined();
          expect([view.takesFiles, isReassuring(view)]).toEqual([false, false]);
        }),
      'patientStatus.established': (screen) =>
        screen.until((view) => {
          expect(view.values.patientStatus).toBe('established');
          expect([view.takesFiles, isReassuring(view)]).toEqual([false, true]);
        }),
      'patientStatus.new.none': takesAFile,
      'patientStatus.new.tooLarge': takesAFile,
      'patientStatus.new.reading': (screen) => showsFile(screen, { name: 'prescription.pdf', isBeingRead: true }, null),
      'patientStatus.new.attached': (screen) =>
        showsFile(screen, { name: 'prescription.pdf', isBeingRead: false }, null),
      'patientStatus.new.refused': (screen) =>
        showsFile(screen, { name: 'photo.webp', isBeingRead: false }, /^Only PDF, JPG, and PNG files are allowed$/),
      'patientStatus.new.unreadable': (screen) =>
        showsFile(screen, { name: 'prescription.pdf', isBeingRead: false }, /^We could not read this file/),
    },
  };
}
