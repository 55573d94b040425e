import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type Actor, createActor } from 'xstate';
import type { OfficeHours } from '#content/types.ts';
import { daysAfter, longDate, todayIn } from '#contract/dates.ts';
import { type AppointmentType, appointmentTypes, preferredTimes } from '#contract/options.ts';
import { appointmentRequestMachine } from '#machines/appointment-request/appointment-request.machine.ts';
import { DateField, type PickableDays } from '#src/components/DateField/DateField.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { Checkbox } from '#src/components/form/Checkbox.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { TextArea } from '#src/components/form/TextField.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { closedWords } from '#src/rules/visit-hints.ts';
import { announce, withdrawAnnouncement } from '#src/toasts/toasts.ts';
import {
  BirthDateField,
  ConfirmEmailField,
  EmailField,
  FirstNameField,
  fieldId,
  fieldProps,
  LastNameField,
  PhoneField,
  writeField,
} from '../request-form/fields.tsx';
import { type FormsPractice, RequestForm } from '../request-form/RequestForm.tsx';
import {
  receiptOf,
  requestActors,
  type SendingPractice,
  submissionActions,
  submitProps,
} from '../request-form/submission.ts';
import { type FormPage, useFieldEvent, useFormPage, useFormValues, useToday } from '../request-form/use-form.ts';
import { InsuranceFields } from './InsuranceFields.tsx';
import { type Prefill, usePrefill } from './use-prefill.ts';
import { dateHint, dateNote, preferredDayIn, timeNote } from './visit-notes.ts';

const id = 'appointment';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  confirmEmail: 'Confirm email',
  phone: 'Phone',
  appointmentType: 'Appointment type',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  insuranceProvider: 'Insurance provider',
  insuranceId: 'Insurance ID',
  dateOfBirth: 'Date of birth',
  message: 'Message',
};

const pendingLabel = 'Submitting...';

const success = { title: 'Request Submitted!', description: "We'll contact you shortly to confirm your appointment." };

const confirmedOnlyThen = 'This is a request. It is confirmed only when we contact you.';

const acknowledgementRequired = {
  kind: 'error',
  title: 'Acknowledgment Required',
  description: 'Please acknowledge the appointment confirmation policy.',
  isAnnouncedElsewhere: true,
} as const;

const acknowledgementEvent = (text: string) =>
  ({ type: text === 'on' ? 'acknowledgement.given' : 'acknowledgement.withdrawn' }) as const;

const isAppointmentType = (text: string): text is AppointmentType | '' =>
  text === '' || appointmentTypes.some((type) => type === text);

const appointmentTypeEvent = (text: string) =>
  isAppointmentType(text) ? ({ type: 'appointmentType.chosen', appointmentType: text } as const) : null;

/** Creates the machine of an appointment request. */
export const createAppointmentRequest = (page: FormPage, { hours: { timeZone }, phone }: SendingPractice) =>
  createActor(
    appointmentRequestMachine.provide({
      actors: requestActors(
        'appointment',
        timeZone,
        (answers) => ({ type: 'appointment', ...answers }),
        ({ email, preferredDate }) => {
          const preferred = preferredDate === '' ? [] : ([['Preferred date', longDate(preferredDate)]] as const);
          return receiptOf('Appointment request', timeZone, email, preferred);
        },
      ),
      actions: {
        ...submissionActions(page, { success, phone: phone.display, showsOwnMessage: false }),
        announceAcknowledgementRequired: () => announce(acknowledgementRequired),
        withdrawAcknowledgementRequired: () => withdrawAnnouncement(acknowledgementRequired.title),
        focusAcknowledgement: () =>
          page.focusSoon(() => page.form.current?.querySelector<HTMLElement>('[name="acknowledgement"]'), 'nearest'),
      },
    }),
  );

/** The appointment request: the form, connected to its machine. */
export function AppointmentRequest({
  practice,
  page,
  request,
  emergencyNotice,
  startWith,
  isVisible,
}: {
  practice: FormsPractice;
  page: FormPage;
  request: Actor<typeof appointmentRequestMachine>;
  /** What to do in an emergency instead of waiting for a reply. */
  emergencyNotice: ReactNode;
  startWith: Prefill;
  isVisible: boolean;
}) {
  const { timeZone } = practice.hours;
  useFormPage(page);
  const snapshot = useSelector(request, (current) => current);
  const { send } = request;
  usePrefill(page.form, startWith);
  useFieldEvent(page.form, 'acknowledgement', acknowledgementEvent, send);
  useFieldEvent(page.form, 'appointmentType', appointmentTypeEvent, send);
  const values = useFormValues(page.form, ['preferredDate', 'preferredTime', 'dateOfBirth']);

  const { issues, reference, receipt } = snapshot.context;
  const isSending = snapshot.hasTag('sending');
  const isEmergency = snapshot.matches({ confirmation: 'emergency' });
  const isAcknowledged = snapshot.matches({ acknowledgement: 'given' });
  const field = fieldProps(id, labels, issues);
  const today = useToday(timeZone);
  const now = new Date();
  const preferredDay = preferredDayIn(practice.hours, values.preferredDate, now);

  return (
    <RequestForm
      id={id}
      title="Request an appointment"
      lead="Tell us when you would like to come. This is a request: your visit is booked only when we contact you."
      practice={practice}
      page={page}
      submitProps={submitProps((submission) => send({ type: 'form.submitted', submission }))}
      isVisible={isVisible}
      send={send}
      issues={issues}
      labels={labels}
      sent={
        snapshot.matches({ submission: 'sent' })
          ? {
              notice: isEmergency && emergencyNotice,
              title: 'Your appointment request was sent',
              receipt,
              next: [...(isEmergency ? [] : [success.description]), confirmedOnlyThen],
              reference,
              onDismiss: () => send({ type: 'confirmation.dismissed' }),
            }
          : null
      }
      button={{
        label: isSending ? pendingLabel : 'Submit Request',
        pendingLabel,
        isDisabled: isSending || !isAcknowledged,
      }}
    >
      <FieldGroup legend="The patient" hint={practice.forms.forSomeoneElse}>
        <FieldRow>
          <FirstNameField {...field('firstName')} />
          <LastNameField {...field('lastName')} />
        </FieldRow>
        <EmailField {...field('email')} form={page.form} />
        <ConfirmEmailField {...field('confirmEmail')} />
        <PhoneField {...field('phone')} areaCode={practice.phone.dial.slice(2, 5)} />
      </FieldGroup>
      <FieldGroup legend="The visit">
        <Select {...field('appointmentType')} options={appointmentTypes} emptyOption="Choose a type" />
        <LiveRegion>
          {snapshot.matches({ notice: 'waitlist' }) && (
            <Notice title={practice.forms.visionTherapyWaitlist.title}>
              {practice.forms.visionTherapyWaitlist.text}
            </Notice>
          )}
          {snapshot.matches({ notice: 'emergency' }) && emergencyNotice}
        </LiveRegion>
        <DateField
          {...field('preferredDate')}
          isOptional
          hint={dateHint(practice.hours, today)}
          autoComplete="on"
          note={dateNote(practice.hours, values.preferredDate, now)}
          chosenDay={preferredDay}
          days={() => pickableDays(practice.hours)}
          onPick={(day) => writeField(page.form.current, 'preferredDate', longDate(day))}
        />
        <Select
          {...field('preferredTime')}
          isOptional
          options={preferredTimes}
          emptyOption="Any time"
          note={timeNote(practice.hours, preferredDay, values.preferredTime)}
        />
      </FieldGroup>
      <FieldGroup legend="Insurance and date of birth">
        <InsuranceFields
          form={page.form}
          provider={{ ...field('insuranceProvider'), hint: 'The company on your insurance card' }}
          insuranceId={{
            ...field('insuranceId'),
            hint: 'The member ID on your card. Never a Social Security number. No card at hand? Write “will bring”.',
          }}
          boxId={fieldId(id, 'noInsurance')}
        />
        <BirthDateField {...field('dateOfBirth')} typed={values.dateOfBirth} timeZone={timeZone} />
        <TextArea
          {...field('message')}
          isOptional
          hint="Is there anything else we should know? Up to 2,000 characters"
        />
      </FieldGroup>
      <Checkbox
        id={fieldId(id, 'acknowledgement')}
        name="acknowledgement"
        label={practice.forms.acknowledgement}
        isRequired
        error={snapshot.matches({ acknowledgement: 'missing' }) ? acknowledgementRequired.description : undefined}
      />
    </RequestForm>
  );
}

/** The days of the calendar: a year from today, with the days on which the office is closed. */
function pickableDays(hours: OfficeHours): PickableDays {
  const first = todayIn(hours.timeZone, new Date());
  return { first, last: daysAfter(first, 365), closedWords: (day) => closedWords(hours, day) };
}
