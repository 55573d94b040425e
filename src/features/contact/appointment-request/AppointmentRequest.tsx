import { useActor } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { appointmentRequestMachine } from '../../../../machines/appointment-request/appointment-request.machine.ts';
import { longDate, readDate, todayInNewYork } from '../../../../supabase/functions/_shared/requests/dates.ts';
import {
  type AppointmentType,
  appointmentTypes,
  preferredTimes,
} from '../../../../supabase/functions/_shared/requests/options.ts';
import type { AppointmentRequest as Answers } from '../../../../supabase/functions/_shared/requests/types.ts';
import { Announced } from '../../../components/Announced/Announced.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { FieldRow } from '../../../components/FieldRow/FieldRow.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { announce } from '../../../io/toasts.ts';
import { fieldId, fieldProps } from '../request-form/field-props.ts';
import {
  BirthDateField,
  ConfirmEmailField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from '../request-form/person-fields.tsx';
import { type FormsPractice, RequestForm } from '../request-form/RequestForm.tsx';
import { sendingActor } from '../request-form/sending-actor.ts';
import { submissionActions } from '../request-form/submission-actions.ts';
import { useFormPage } from '../request-form/use-form-page.ts';
import { useHeld } from '../request-form/use-held.ts';
import { useSubmit } from '../request-form/use-submit.ts';
import { InsuranceFields } from './InsuranceFields.tsx';
import { type Prefill, usePrefill } from './use-prefill.ts';
import { dateNote, timeNote } from './visit-notes.ts';

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

const success = { title: 'Request Submitted!', description: "We'll contact you shortly to confirm your appointment." };

const acknowledgementRequired = {
  kind: 'error',
  title: 'Acknowledgment Required',
  description: 'Please acknowledge the appointment confirmation policy.',
} as const;

const isAppointmentType = (text: string): text is AppointmentType | '' =>
  text === '' || appointmentTypes.some((type) => type === text);

/** The appointment request: its form, joined with its machine. */
export function AppointmentRequest({ practice, startWith }: { practice: FormsPractice; startWith: Prefill }) {
  const page = useFormPage();
  const acknowledgement = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useActor(
    appointmentRequestMachine.provide({
      actors: { sendRequest: sendingActor<Answers>((answers) => ({ type: 'appointment', ...answers })) },
      actions: {
        ...submissionActions(page, { success, phone: practice.phone.display, showsOwnMessage: false }),
        announceAcknowledgementRequired: () => announce(acknowledgementRequired),
        focusAcknowledgement: () => acknowledgement.current?.focus(),
      },
    }),
  );
  const submitProps = useSubmit('appointment', page.form, practice.phone.display, (submission) =>
    send({ type: 'form.submitted', submission }),
  );
  usePrefill(page.form, startWith);
  const held = useHeld(page.form, [
    'acknowledgement',
    'appointmentType',
    'preferredDate',
    'preferredTime',
    'noInsurance',
    'dateOfBirth',
  ]);

  useEffect(() => {
    send({ type: held.acknowledgement === 'on' ? 'acknowledgement.given' : 'acknowledgement.withdrawn' });
  }, [held.acknowledgement, send]);

  useEffect(() => {
    if (isAppointmentType(held.appointmentType)) {
      send({ type: 'appointmentType.chosen', appointmentType: held.appointmentType });
    }
  }, [held.appointmentType, send]);

  const { issues, reference } = snapshot.context;
  const isSending = snapshot.matches({ submission: 'submitting' });
  const isAcknowledged = snapshot.matches({ acknowledgement: 'given' });
  const field = fieldProps(id, labels, issues);
  const preferredDay = readDate(held.preferredDate);

  return (
    <RequestForm
      id={id}
      title="Request an appointment"
      lead="Tell us when you would like to come. This is a request: your visit is booked only when we contact you."
      practice={practice}
      page={page}
      submitProps={submitProps}
      issues={issues}
      labels={labels}
      sent={
        snapshot.matches({ submission: 'sent' })
          ? {
              title: 'Your appointment request was sent',
              next: [success.description, 'This is a request. It is confirmed only when we contact you.'],
              reference,
              onDismiss: () => send({ type: 'confirmation.dismissed' }),
            }
          : null
      }
      button={{ label: isSending ? 'Submitting...' : 'Submit Request', isSwitchedOff: isSending || !isAcknowledged }}
    >
      <FieldGroup legend="The patient" hint={practice.visit.forSomeoneElse}>
        <FieldRow>
          <FirstNameField {...field('firstName')} />
          <LastNameField {...field('lastName')} />
        </FieldRow>
        <EmailField {...field('email')} />
        <ConfirmEmailField {...field('confirmEmail')} />
        <PhoneField {...field('phone')} />
      </FieldGroup>
      <FieldGroup legend="The visit">
        <Select {...field('appointmentType')} options={appointmentTypes} emptyOption="Choose a type" />
        <Announced>
          {snapshot.matches({ waitlistNotice: 'shown' }) && (
            <Notice title={practice.visionTherapyWaitlist.title}>{practice.visionTherapyWaitlist.text}</Notice>
          )}
        </Announced>
        <DateField
          {...field('preferredDate')}
          isOptional
          hint="For example 11/20/2026"
          autoComplete="off"
          note={dateNote(practice.hours, preferredDay)}
          chosenDay={preferredDay}
          firstDay={() => todayInNewYork(new Date())}
          onPick={(day) => write(page.form.current, 'preferredDate', longDate(day))}
        />
        <Select
          {...field('preferredTime')}
          isOptional
          options={preferredTimes}
          emptyOption="Any time"
          note={timeNote(practice.hours, preferredDay, held.preferredTime)}
        />
      </FieldGroup>
      <FieldGroup legend="Insurance and date of birth">
        <InsuranceFields
          provider={field('insuranceProvider')}
          insuranceId={field('insuranceId')}
          boxId={fieldId(id, 'noInsurance')}
          isHidden={held.noInsurance === 'on'}
        />
        <BirthDateField {...field('dateOfBirth')} typed={held.dateOfBirth} />
        <TextArea {...field('message')} isOptional hint="Is there anything else we should know?" />
      </FieldGroup>
      <Checkbox
        ref={acknowledgement}
        id={fieldId(id, 'acknowledgement')}
        name="acknowledgement"
        label={practice.forms.acknowledgement}
      />
    </RequestForm>
  );
}

/** Puts a text into a field and lets everybody know, as if it had been typed. */
function write(form: HTMLFormElement | null, name: string, text: string): void {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
