import type { Plan, Screen, StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import { forms } from '../../../content/index.ts';
import type { appointmentRequestMachine } from '../../../machines/appointment-request/appointment-request.machine.ts';
import { appointmentAnswers } from '../../../machines/appointment-request/appointment-request.model.ts';
import { formWords } from '../../support/form-words.ts';
import type { FormControls } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { submissionInteractions, submissionRegion } from './submission.ts';

const { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth } =
  appointmentAnswers;

const pleaseAcknowledge = 'Please acknowledge the appointment confirmation policy.';

const words = {
  ...formWords.appointment,
  otherToasts: [`Acknowledgment Required: ${pleaseAcknowledge}`],
};

const { open, closed } = forms.emergencyVisit;
const isEmergencyNotice = (text: string) => text.includes(open.text) || text.includes(closed.text);
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

export const appointmentRequestStates: StateAssertions<typeof appointmentRequestMachine, FormView> = {
  ...submissionRegion(words),
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
    expect(button.isDisabled).toBe(button.label === words.sending);
  },
  'notice.hidden': showsNotice(null),
  'notice.waitlist': showsNotice('waitlist'),
  'notice.emergency': showsNotice('emergency'),
  'confirmation.standard': showsConfirmation(false),
  'confirmation.emergency': showsConfirmation(true),
};

export function appointmentRequestScreen(
  controls: FormControls,
  plan: Plan,
): Screen<typeof appointmentRequestMachine, FormView> {
  const { events, ...others } = submissionInteractions(
    controls,
    plan,
    words,
    { firstName, lastName, email, confirmEmail, phone, insuranceProvider, insuranceId, dateOfBirth },
    async () => {
      const { appointmentType } = await controls.values();
      if (appointmentType === '') await controls.fill('appointmentType', appointmentAnswers.appointmentType);
    },
  );
  return {
    ...others,
    events: {
      ...events,
      'acknowledgement.given': () => controls.fill('acknowledgement', 'on'),
      'acknowledgement.withdrawn': () => controls.fill('acknowledgement', ''),
      'appointmentType.chosen': ({ appointmentType }) => controls.fill('appointmentType', appointmentType),
    },
  };
}
