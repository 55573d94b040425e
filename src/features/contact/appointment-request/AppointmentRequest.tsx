import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import type { AppointmentType } from '#content/schema/options.ts';
import type { OfficeHours } from '#content/schema/practice.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { dateInDigits, daysAfter, longDate, todayIn } from '#contract/dates.ts';
import { readDate } from '#contract/read-date.ts';
import { appointmentRequestMachine } from '#machines/appointment-request/appointment-request.machine.ts';
import type { Submission } from '#machines/submission/submission.machine.ts';
import { DateField } from '#src/components/date-field/DateField.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { Checkbox, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { pageLanguage } from '#src/io/language.ts';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';
import { closedWords, dayHint, timeHint } from '#src/rules/visit-hints.ts';
import {
  BirthDateField,
  dateNote,
  fieldId,
  PersonFields,
  personLabels,
  todayOnDevice,
  useFields,
  writeField,
} from '../request-form/fields.tsx';
import { type FormProps, RequestForm } from '../request-form/RequestForm.tsx';
import { createSubmission, type Sending } from '../request-form/submission.ts';
import { useFieldEvent, useFormValue, useToday } from '../request-form/use-form.ts';

const id = 'appointment';

const labels = {
  ...personLabels,
  appointmentType: 'Appointment type',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  insuranceProvider: 'Insurance provider',
  insuranceId: 'Insurance ID',
  message: 'Message',
};

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

const insuranceEvent = (text: string) =>
  ({ type: text === 'on' ? 'noInsurance.checked' : 'noInsurance.unchecked' }) as const;

const appointmentTypeEvent = (types: readonly AppointmentType[], text: string) => {
  const kind = types.find(({ value }) => value === text)?.kind ?? null;
  return { type: 'appointmentType.chosen', kind } as const;
};

/** Starts the machines of an appointment request: its submission, and what it adds to it. */
export function createAppointmentRequest(sending: Sending) {
  const { page, parent } = sending;
  const submission = createSubmission(id, sending, {
    kind: 'Appointment request',
    success,
    factsOf: ({ preferredDate }) => (preferredDate === '' ? [] : [['Preferred date', longDate(preferredDate)]]),
  });
  const request = createActor(
    appointmentRequestMachine.provide({
      actors: {
        submission: fromPromise<'sent' | 'returned', Submission>(async ({ input }) => {
          submission.send({ type: 'form.submitted', submission: input });
          const end = await waitFor(submission, (snapshot) => !snapshot.hasTag('sending'));
          return end.matches('sent') ? 'sent' : 'returned';
        }),
      },
      actions: {
        announceAcknowledgementRequired: () => page.announce(acknowledgementRequired),
        focusAcknowledgement: () =>
          page.focusSoon(() => page.form.current?.querySelector<HTMLElement>('[name="acknowledgement"]'), 'center'),
      },
    }),
    { parent },
  ).start();
  return { submission, request };
}

interface AppointmentRequestProps extends FormProps {
  request: Actor<typeof appointmentRequestMachine>;
  emergencyNotice: ReactNode;
  startWith: ContactPrefill | undefined;
}

/** The appointment request: the form, connected to its machine. */
export function AppointmentRequest({ request, emergencyNotice, startWith, ...form }: AppointmentRequestProps) {
  const { page, practice } = form;
  const { hours, forms, options } = practice;
  const { waitlist } = forms;
  const snapshot = useSelector(request, (current) => current);
  const { send } = request;
  usePrefill(page.form, startWith);
  useFieldEvent(page.form, 'acknowledgement', acknowledgementEvent, send);
  const typeEvent = useCallback((text: string) => appointmentTypeEvent(options.appointmentTypes, text), [options]);
  useFieldEvent(page.form, 'appointmentType', typeEvent, send);
  useFieldEvent(page.form, 'noInsurance', insuranceEvent, send);
  const preferredDate = useFormValue(page.form, 'preferredDate');
  const preferredTime = useFormValue(page.form, 'preferredTime');
  const preferredSpan = options.preferredTimes.find(({ value }) => value === preferredTime);

  const { isEmergency } = snapshot.context;
  const isAcknowledged =
    snapshot.matches({ acknowledgement: 'given' }) || snapshot.matches({ acknowledgement: { sending: 'given' } });
  const field = useFields(id, labels, form.submission);
  const hintDay = useToday(hours.timeZone);
  const now = new Date();
  const today = todayIn(hours.timeZone, now);
  const preferredDay = readDate('visit', preferredDate, today, pageLanguage());
  const isRefused = field('preferredDate').error !== undefined;

  return (
    <RequestForm
      {...form}
      id={id}
      title="Request an appointment"
      lead="Tell us when you would like to come. This is a request: your visit is booked only when we contact you."
      onSubmit={(submission) => send({ type: 'form.submitted', submission })}
      labels={labels}
      confirmation={{
        notice: isEmergency && emergencyNotice,
        title: 'Your appointment request was sent',
        next: [...(isEmergency ? [] : [success.description]), confirmedOnlyThen],
      }}
      button={{ label: 'Submit Request', pendingLabel: 'Submitting...', isDisabled: !isAcknowledged }}
    >
      <FieldGroup legend="The patient" hint={forms.forSomeoneElse}>
        <PersonFields field={field} form={page.form} phone={practice.phone} />
      </FieldGroup>
      <FieldGroup legend="The visit" hint={forms.nextVisit}>
        <Select {...field('appointmentType')} options={options.appointmentTypes} emptyOption="Choose a type" />
        <LiveRegion>
          {waitlist && snapshot.matches({ notice: 'waitlist' }) && (
            <Notice title={waitlist.title}>
              <span>{waitlist.text}</span>
              {waitlist.promise && today <= waitlist.promise.lastDay && <span> {waitlist.promise.text}</span>}
            </Notice>
          )}
          {snapshot.matches({ notice: 'emergency' }) && emergencyNotice}
        </LiveRegion>
        <DateField
          {...field('preferredDate')}
          isOptional
          hint={dateHint(hours, hintDay)}
          autoComplete="on"
          note={dateNote('visit', preferredDate, today, (day) =>
            isRefused || day < today ? todayOnDevice(today) : dayHint(hours, day, now),
          )}
          chosenDay={preferredDay}
          days={() => ({ first: today, last: daysAfter(today, 365), closedWords: (day) => closedWords(hours, day) })}
          onPick={(day) => writeField(page.form.current, 'preferredDate', longDate(day))}
        />
        <Select
          {...field('preferredTime')}
          isOptional
          options={options.preferredTimes}
          emptyOption="Any time"
          note={preferredDay && preferredSpan && timeHint(hours, preferredDay, preferredSpan)}
        />
      </FieldGroup>
      <FieldGroup legend="Insurance and date of birth">
        <Checkbox id={fieldId(id, 'noInsurance')} name="noInsurance" label="I don't have insurance" />
        <div hidden={snapshot.matches({ insurance: 'selfPay' })}>
          <FieldRow>
            <TextField {...field('insuranceProvider')} hint="The company on your insurance card" autoComplete="off" />
            <TextField
              {...field('insuranceId')}
              hint="The member ID on your card. Never a Social Security number. No card at hand? Write “will bring”."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </FieldRow>
        </div>
        <BirthDateField {...field('dateOfBirth')} form={page.form} timeZone={hours.timeZone} />
        <TextArea
          {...field('message')}
          isOptional
          hint="Is there anything else we should know? Up to 2,000 characters"
        />
      </FieldGroup>
      <Checkbox
        id={fieldId(id, 'acknowledgement')}
        name="acknowledgement"
        label={forms.acknowledgement}
        isRequired
        error={snapshot.matches({ acknowledgement: 'missing' }) ? acknowledgementRequired.description : undefined}
      />
    </RequestForm>
  );
}

/** Fills fields that are empty or have another link's value (`data-prefilled`), never what the patient wrote. */
function usePrefill(form: RefObject<HTMLFormElement | null>, { appointmentType, message }: ContactPrefill = {}): void {
  useEffect(() => {
    if (appointmentType === undefined && message === undefined) return;
    const fill = (name: string, text = '') => {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
      if (!isField || field.value === text || (field.value !== '' && field.value !== field.dataset.prefilled)) return;
      field.dataset.prefilled = text;
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    fill('appointmentType', appointmentType);
    fill('message', message);
  }, [form, appointmentType, message]);
}

/** An example: the first open day in two weeks or more, short enough for one line. `today` is null before hydration. */
function dateHint(hours: OfficeHours, today: CalendarDay | null): string {
  if (today === null) return 'For example Tuesday or tomorrow';
  const days = Array.from({ length: 7 }, (_, later) => daysAfter(today, 14 + later));
  const open = days.find((day) => closedWords(hours, day) === null) ?? daysAfter(today, 14);
  return `For example ${dateInDigits(open)} or tomorrow`;
}
