import { useSelector } from '@xstate/react';
import { dateInDigits, daysAfter, todayIn } from '#contract/dates.ts';
import { prescriptionDateWarning } from '#contract/warnings.ts';
import { Notice } from '#src/components/elements/Notice.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { Checkbox, RadioGroup, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import type { Note } from '#src/rules/note.ts';
import { contact, success } from './contact.ts';
import { EyeFields, eyeLabels } from './EyeFields.tsx';
import { Form, type FormProps } from './Form.tsx';
import { BirthDateField, dateNote, PersonFields, personLabels, useFields, useToday } from './fields.tsx';
import { useFieldText, useFormValue } from './form-values.ts';
import { asLastTime } from './last-lenses.ts';
import { PrescriptionField, removedFile } from './PrescriptionField.tsx';
import { isFileLost, useDroppedFiles } from './prescription-file.ts';

const id = 'contact-lens';

const labels = {
  ...personLabels,
  patientStatus: 'Patient status',
  prescriptionFile: 'Prescription file',
  ...eyeLabels,
  prescriptionDate: 'Prescription date',
  doctorName: "Doctor's name",
  additionalNotes: 'Additional notes',
  lastLenses: 'The same lenses as last time',
  supply: 'How many?',
};

const patientStatusChoices = [
  { value: 'established', label: 'Established patient', hint: 'We have examined your eyes before.' },
  { value: 'new', label: 'New patient', hint: 'Your prescription is from another office.' },
] as const;

/** The contact lens order. */
export function ContactLens(props: FormProps) {
  const { practice } = props;
  const { form, order, copy } = contact(practice).forms[id];
  const { timeZone } = practice.hours;
  const snapshot = useSelector(order, (current) => current);
  const { send } = order;
  useFieldText(id, 'patientStatus', (text) => {
    if (text === '' || text === 'established' || text === 'new')
      send({ type: 'patientStatus.chosen', status: text, isFileLost: text === 'new' && isFileLost() });
  });
  useFieldText(id, 'lastLenses', (text) =>
    send({ type: text === 'on' ? 'lastLenses.checked' : 'lastLenses.unchecked' }),
  );
  const prescriptionDate = useFormValue(id, 'prescriptionDate', 'change');
  const today = useToday(timeZone);
  useDroppedFiles(snapshot.matches('new'));
  const field = useFields(id, labels, form);
  const isAsLastTime = snapshot.matches({ established: 'asLastTime' });

  return (
    <Form
      {...props}
      id={id}
      title="Order contact lenses"
      lead="Tell us what you wear. We check your prescription and contact you before anything is ordered."
      labels={labels}
      confirmation={{
        title: 'Your contact lens order request was sent',
        next: [success[id].description, practice.forms.lensOrders],
      }}
      button={{ label: 'Submit Order Request', pendingLabel: 'Submitting...' }}
    >
      <FieldGroup legend="Your prescription">
        <RadioGroup {...field('patientStatus')} choices={patientStatusChoices} />
        <LiveRegion>
          {snapshot.matches('established') && (
            <Notice tone="reassurance" title="Nothing to upload">
              <span>We will use the one in our records if it is still valid.</span>
              {snapshot.context.isFileRemoved && <span> {removedFile}</span>}
            </Notice>
          )}
        </LiveRegion>
        {snapshot.matches('established') && (
          <Stack space="close">
            <Checkbox {...field('lastLenses')} />
            {isAsLastTime && (
              <FieldRow>
                <Select
                  {...field('supply')}
                  isOptional
                  options={practice.options.lensSupplies}
                  emptyOption={asLastTime.quantity}
                />
              </FieldRow>
            )}
          </Stack>
        )}
        {snapshot.matches('new') && <PrescriptionField {...field('prescriptionFile')} order={order} />}
      </FieldGroup>
      <FieldGroup legend="The patient" hint={practice.forms.forSomeoneElse}>
        <PersonFields field={field} form={id} phone={practice.phone}>
          <BirthDateField {...field('dateOfBirth')} form={id} timeZone={timeZone} />
        </PersonFields>
      </FieldGroup>
      <div hidden={isAsLastTime}>
        <Stack space="block">
          <EyeFields field={field} eye="rightEye" />
          <EyeFields field={field} eye="leftEye" copy={copy} />
          <FieldGroup legend="About the prescription">
            <FieldRow>
              <TextField
                {...field('prescriptionDate')}
                isOptional
                hint={today === null ? 'Month, day, and year' : `For example ${dateInDigits(daysAfter(today, -90))}`}
                autoComplete="on"
                note={noteOn(prescriptionDate, timeZone)}
              />
              <TextField {...field('doctorName')} isOptional hint="Who wrote it" autoComplete="on" />
            </FieldRow>
          </FieldGroup>
        </Stack>
      </div>
      <TextArea
        {...field('additionalNotes')}
        isOptional
        hint={isAsLastTime ? undefined : 'Cylinder, axis, or ADD on your box? Add them.'}
      />
      <Notice tone="reassurance" title="Pickup, mail and price">
        {practice.forms.lensOrders}
      </Notice>
    </Form>
  );
}

/** The date in words, with a warning when it is long ago, or a question when it is ambiguous. */
function noteOn(typed: string, timeZone: string): string | Note | null {
  const today = todayIn(timeZone, new Date());
  const warning = prescriptionDateWarning(typed, today);
  return dateNote('prescription', typed, today, () => (warning === null ? null : [warning]), 'en') ?? warning;
}
