import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { dateInDigits, daysAfter, todayIn } from '#contract/dates.ts';
import { prescriptionDateWarning } from '#contract/warnings.ts';
import type { FileReader } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { Notice } from '#src/components/elements/Notice.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { FileField } from '#src/components/form/FileField.tsx';
import { Checkbox, RadioGroup, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import type { Note } from '#src/rules/note.ts';
import { contact, fileTooLarge, success } from './contact.ts';
import { EyeFields, eyeLabels } from './EyeFields.tsx';
import * as styles from './Form.css.ts';
import { Form, type FormProps } from './Form.tsx';
import { BirthDateField, dateNote, fieldId, PersonFields, personLabels, useFields, useToday } from './fields.tsx';
import { useFieldText, useFormValue } from './form-values.ts';
import { asLastTime } from './last-lenses.ts';
import {
  choosePhoto,
  fileEvent,
  fileSizeText,
  isFileLost,
  keepFile,
  unreadableFile,
  useDroppedFiles,
  useFileNote,
} from './prescription-file.ts';

const id = 'contact-lens';

const labels = {
  ...personLabels,
  patientStatus: 'Patient status',
  prescriptionFile: 'Prescription file',
  ...eyeLabels,
  prescriptionDate: 'Prescription date',
  doctorName: "Doctor's name",
  additionalNotes: 'Additional notes',
};

const patientStatusChoices = [
  { value: 'established', label: 'Established patient', hint: 'We have examined your eyes before.' },
  { value: 'new', label: 'New patient', hint: 'Your prescription is from another office.' },
] as const;

const otherPicture = 'Take a screenshot of the prescription, and choose that.';

const lostFile = 'Your photo or file was not kept. Please choose it again.';

const removedFile = 'The file that you had chosen is removed.';

const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

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
  const { file, reading, largePicture, isFileRemoved } = snapshot.context;
  useFileNote(file !== null);
  useDroppedFiles(snapshot.matches('new'));
  const progress = useProgress(snapshot.children.readFile);
  const field = useFields(id, labels, form);
  const fileField = field('prescriptionFile');
  const isTooLarge = snapshot.matches({ new: 'tooLarge' });
  const isAsLastTime = snapshot.matches({ established: 'asLastTime' });
  const fileErrors = [
    snapshot.matches({ new: 'lost' }) && lostFile,
    snapshot.matches({ new: 'unreadable' }) && unreadableFile,
    isTooLarge &&
      [fileTooLarge.description, !largePicture && otherPicture, isFileRemoved && removedFile].filter(Boolean).join(' '),
    reading ? reading.issue : fileField.error,
  ];

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
              {isFileRemoved && <span> {removedFile}</span>}
            </Notice>
          )}
        </LiveRegion>
        {snapshot.matches('established') && (
          <Checkbox id={fieldId(id, 'lastLenses')} name="lastLenses" label="The same lenses as last time" />
        )}
        {isAsLastTime && (
          <Select
            id={fieldId(id, 'supply')}
            name="supply"
            label="How many?"
            isOptional
            options={practice.options.lensSupplies}
            emptyOption={asLastTime.quantity}
          />
        )}
        {snapshot.matches('new') && (
          <FileField
            {...fileField}
            hint="PDF, JPG, or PNG, up to 5 MB. A clear photo is fine."
            error={fileErrors.find(Boolean) || undefined}
            note={snapshot.matches({ new: 'shrinking' }) ? 'Making it smaller…' : reading?.note}
            accept={acceptedFiles}
            chosen={
              file && {
                name: file.name,
                size: fileSizeText(file.size),
                progress: snapshot.matches({ new: 'reading' }) ? progress : null,
                picture: reading?.picture ?? null,
              }
            }
            offer={
              isTooLarge && largePicture
                ? {
                    question: [
                      'This photo is ',
                      { answer: fileSizeText(largePicture.size) },
                      '. Make it smaller and use it?',
                    ],
                    label: 'Make it smaller',
                    onAccept: () => send({ type: 'smaller.pressed' }),
                  }
                : null
            }
            onPhoto={choosePhoto}
            onChange={({ files }) => {
              const chosen = files?.[0];
              if (chosen) send(fileEvent(chosen));
              else keepFile();
            }}
            onRemove={() => send({ type: 'file.removed' })}
          />
        )}
      </FieldGroup>
      <FieldGroup legend="The patient" hint={practice.forms.forSomeoneElse}>
        <PersonFields field={field} form={id} phone={practice.phone} />
        <BirthDateField {...field('dateOfBirth')} form={id} timeZone={timeZone} />
      </FieldGroup>
      <div className={styles.groups} hidden={isAsLastTime}>
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

/** The fraction of a file that has been read, from 0 to 1. */
function useProgress(reader: FileReader | undefined): number {
  const [fraction, setFraction] = useState(0);
  useEffect(() => {
    setFraction(0);
    return reader?.on('file.progressed', (progress) => setFraction(progress.fraction)).unsubscribe;
  }, [reader]);
  return fraction;
}

/** The date in words, with a warning when it is long ago, or a question when it is ambiguous. */
function noteOn(typed: string, timeZone: string): string | Note | null {
  const today = todayIn(timeZone, new Date());
  const warning = prescriptionDateWarning(typed, today);
  return dateNote('prescription', typed, today, () => (warning === null ? null : [warning]), 'en') ?? warning;
}
