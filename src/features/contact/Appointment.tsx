import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { OfficeHours } from '#content/schema/practice.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { dateInDigits, daysAfter, longDate, todayIn } from '#contract/dates.ts';
import { readDate } from '#contract/read-date.ts';
import { DateField } from '#src/components/date-field/DateField.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { Checkbox, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { pageLanguage } from '#src/io/language.ts';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';
import { closedWords, dayHint, timeHint } from '#src/rules/visit-hints.ts';
import { acknowledgementRequired, contact, success } from './contact.ts';
import { Form, type FormProps } from './Form.tsx';
import {
  BirthDateField,
  dateNote,
  fieldId,
  PersonFields,
  personLabels,
  todayOnDevice,
  useFields,
  useToday,
} from './fields.tsx';
import { prefill, useFieldText, useFormValue, writeValue } from './form-values.ts';

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

const confirmedOnlyThen = 'This is a request. It is confirmed only when we contact you.';

interface AppointmentProps extends FormProps {
  emergencyNotice: ReactNode;
  startWith: ContactPrefill | undefined;
}

/** The appointment request. */
export function Appointment({ emergencyNotice, startWith, ...props }: AppointmentProps) {
  const { practice } = props;
  const { form, request } = contact(practice).forms[id];
  const { hours, forms, options } = practice;
  const { waitlist } = forms;
  const snapshot = useSelector(request, (current) => current);
  const { send } = request;
  usePrefill(startWith);
  useFieldText(id, 'acknowledgement', (text) =>
    send({ type: text === 'on' ? 'acknowledgement.given' : 'acknowledgement.withdrawn' }),
  );
  useFieldText(id, 'appointmentType', (text) => {
    const kind = options.appointmentTypes.find(({ value }) => value === text)?.kind ?? null;
    send({ type: 'appointmentType.chosen', kind });
  });
  useFieldText(id, 'noInsurance', (text) =>
    send({ type: text === 'on' ? 'noInsurance.checked' : 'noInsurance.unchecked' }),
  );
  const preferredDate = useFormValue(id, 'preferredDate');
  const preferredTime = useFormValue(id, 'preferredTime');
  const preferredSpan = options.preferredTimes.find(({ value }) => value === preferredTime);

  const { isEmergency } = snapshot.context;
  const isAcknowledged =
    snapshot.matches({ acknowledgement: 'given' }) || snapshot.matches({ acknowledgement: { sending: 'given' } });
  const field = useFields(id, labels, form);
  const hintDay = useToday(hours.timeZone);
  const now = new Date();
  const today = todayIn(hours.timeZone, now);
  const preferredDay = readDate('visit', preferredDate, today, pageLanguage());
  const isRefused = field('preferredDate').error !== undefined;

  return (
    <Form
      {...props}
      id={id}
      title="Request an appointment"
      lead="Tell us when you would like to come. This is a request: your visit is booked only when we contact you."
      onSubmit={send}
      onReset={() => send({ type: 'form.reset' })}
      labels={labels}
      confirmation={{
        notice: isEmergency && emergencyNotice,
        title: 'Your appointment request was sent',
        next: [...(isEmergency ? [] : [success[id].description]), confirmedOnlyThen],
      }}
      button={{ label: 'Submit Request', pendingLabel: 'Submitting...', isDisabled: !isAcknowledged }}
    >
      <FieldGroup legend="The patient" hint={forms.forSomeoneElse}>
        <PersonFields field={field} form={id} phone={practice.phone} />
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
          note={dateNote('visit', preferredDate, today, (day) =>
            isRefused || day < today ? todayOnDevice(today) : dayHint(hours, day, now),
          )}
          chosenDay={preferredDay}
          days={() => ({ first: today, last: daysAfter(today, 365), closedWords: (day) => closedWords(hours, day) })}
          onPick={(day) => writeValue(id, 'preferredDate', longDate(day))}
        />
        <FieldRow>
          <Select
            {...field('preferredTime')}
            isOptional
            options={options.preferredTimes}
            emptyOption="Any time"
            note={preferredDay && preferredSpan && timeHint(hours, preferredDay, preferredSpan)}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend="Insurance and date of birth">
        <Checkbox id={fieldId(id, 'noInsurance')} name="noInsurance" label="I don't have insurance" />
        <div hidden={snapshot.matches({ insurance: 'selfPay' })}>
          <Stack space="block">
            <TextField {...field('insuranceProvider')} autoComplete="off" />
            <TextField
              {...field('insuranceId')}
              hint="Never a Social Security number. No card at hand? Write “will bring”."
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Stack>
        </div>
        <FieldRow>
          <BirthDateField {...field('dateOfBirth')} form={id} timeZone={hours.timeZone} />
        </FieldRow>
        <TextArea {...field('message')} isOptional hint="Is there anything else we should know?" />
      </FieldGroup>
      <Checkbox
        id={fieldId(id, 'acknowledgement')}
        name="acknowledgement"
        label={forms.acknowledgement}
        isRequired
        error={snapshot.matches({ acknowledgement: 'missing' }) ? acknowledgementRequired.description : undefined}
      />
    </Form>
  );
}

/** Fills in what a link asks for. */
function usePrefill({ appointmentType, message }: ContactPrefill = {}): void {
  useEffect(() => {
    if (appointmentType === undefined && message === undefined) return;
    prefill(id, 'appointmentType', appointmentType);
    prefill(id, 'message', message);
  }, [appointmentType, message]);
}

/** An example: the first open day in two weeks or more, short enough for one line. `today` is null before hydration. */
function dateHint(hours: OfficeHours, today: CalendarDay | null): string {
  if (today === null) return 'For example Tuesday or tomorrow';
  const days = Array.from({ length: 7 }, (_, later) => daysAfter(today, 14 + later));
  const open = days.find((day) => closedWords(hours, day) === null) ?? daysAfter(today, 14);
  return `For example ${dateInDigits(open)} or tomorrow`;
}
