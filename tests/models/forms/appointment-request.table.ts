import { expect } from 'vitest';
import { practice } from '../../../content/index.ts';
import type { appointmentRequestMachine } from '../../../machines/appointment-request/appointment-request.machine.ts';
import { appointmentAnswers } from '../../../machines/appointment-request/appointment-request.model.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { FormScreen } from './form-screen.ts';
import { submissionRows } from './submission-rows.ts';

const { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth } =
  appointmentAnswers;

const pleaseAcknowledge = 'Please acknowledge the appointment confirmation policy.';

/**
 * How the appointment request's steps and states look on a screen.
 * @param officePhone the office's number, as it is read
 */
export function appointmentRequestTable(officePhone: string): WalkTable<typeof appointmentRequestMachine, FormScreen> {
  const { events, actors, delays, states } = submissionRows(
    {
      button: 'Submit Request',
      sending: 'Submitting...',
      success: "Request Submitted!: We'll contact you shortly to confirm your appointment.",
      confirmation: 'Your appointment request was sent',
      phone: officePhone,
      otherToasts: [`Acknowledgment Required: ${pleaseAcknowledge}`],
      showsOwnMessage: false,
    },
    { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth },
    async (screen) => {
      const { appointmentType } = await screen.values();
      if (appointmentType === '') await screen.select('appointmentType', appointmentAnswers.appointmentType);
    },
  );
  const isWaitlistShown = (screen: FormScreen, isShown: boolean) =>
    screen.until(({ notices }) =>
      expect(notices.some((text) => text.includes(practice.visionTherapyWaitlist.text))).toBe(isShown),
    );

  return {
    events: {
      ...events,
      'acknowledgement.given': (screen) => screen.tick('acknowledgement', true),
      'acknowledgement.withdrawn': (screen) => screen.tick('acknowledgement', false),
      'appointmentType.chosen': (screen, { appointmentType }) => screen.select('appointmentType', appointmentType),
    },
    actors,
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
      'acknowledgement.withheld': (screen) =>
        screen.until(({ button, errors }) => {
          expect(button.isSwitchedOff).toBe(true);
          expect(errors.acknowledgement).toBeUndefined();
        }),
      'acknowledgement.missing': (screen) =>
        screen.until(({ button, errors }) => {
          expect(button.isSwitchedOff).toBe(true);
          expect(errors.acknowledgement).toBe(pleaseAcknowledge);
        }),
      'acknowledgement.given': (screen) =>
        screen.until(({ button, errors, values }) => {
          expect(values.acknowledgement).toBe('on');
          expect(errors.acknowledgement).toBeUndefined();
          expect(button.isSwitchedOff).toBe(button.label === 'Submitting...');
        }),
      'waitlistNotice.hidden': (screen) => isWaitlistShown(screen, false),
      'waitlistNotice.shown': (screen) => isWaitlistShown(screen, true),
    },
  };
}
