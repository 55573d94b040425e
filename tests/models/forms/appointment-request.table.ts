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
  const { open, closed } = practice.urgent.emergencyVisit;
  const isEmergencyNotice = (text: string) => text.includes(open.text) || text.includes(closed.text);
  const showsNotice = (screen: FormScreen, notice: 'waitlist' | 'emergency' | null) =>
    screen.until(({ notices }) => {
      const isWaitlist = (text: string) => text.includes(practice.visionTherapyWaitlist.text);
      expect(notices.some(isWaitlist)).toBe(notice === 'waitlist');
      expect(notices.some(isEmergencyNotice)).toBe(notice === 'emergency');
    });
  /** Which confirmation it is shows only while there is one. */
  const isConfirmation = (screen: FormScreen, isEmergency: boolean) =>
    screen.until(({ confirmation }) => {
      if (confirmation === null) return;
      expect(isEmergencyNotice(confirmation)).toBe(isEmergency);
      expect(confirmation.includes(practice.forms.responseTime)).toBe(!isEmergency);
    });

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
      'notice.hidden': (screen) => showsNotice(screen, null),
      'notice.waitlist': (screen) => showsNotice(screen, 'waitlist'),
      'notice.emergency': (screen) => showsNotice(screen, 'emergency'),
      'confirmation.standard': (screen) => isConfirmation(screen, false),
      'confirmation.emergency': (screen) => isConfirmation(screen, true),
    },
  };
}
