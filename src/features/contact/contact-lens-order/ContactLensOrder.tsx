import { useSelector } from '@xstate/react';
import { type Actor, createActor } from 'xstate';
import { dateInDigits, daysAfter, todayIn } from '#contract/dates.ts';
import type { ContactLensRequest, Payload } from '#contract/index.ts';
import { readDate } from '#contract/read-date.ts';
import { prescriptionDateWarning } from '#contract/warnings.ts';
import { contactLensOrderMachine } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { Notice } from '#src/components/elements/Notice.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { FileField } from '#src/components/form/FileField.tsx';
import { RadioGroup, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import type { Note } from '#src/rules/note.ts';
import {
  BirthDateField,
  dayQuestion,
  dayWithHint,
  PersonFields,
  personLabels,
  useFields,
} from '../request-form/fields.tsx';
import { type FormProps, RequestForm } from '../request-form/RequestForm.tsx';
import { createSubmission, type Sending } from '../request-form/submission.ts';
import { useFieldEvent, useFormValue, useToday } from '../request-form/use-form.ts';
import { EyeFields, eyeLabels } from './EyeFields.tsx';
import {
  attachmentOf,
  chooseFile,
  clearFile,
  fileEvent,
  fileSizeText,
  isFileLost,
  makeSmaller,
  readChosenFile,
  unreadableFile,
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

const patientStatusEvent = (text: string) =>
  text === '' || text === 'established' || text === 'new'
    ? ({ type: 'patientStatus.chosen', status: text, isFileLost: text === 'new' && isFileLost() } as const)
    : null;

const success = {
  title: 'Order Request Submitted!',
  description: 'Our team will verify your prescription and contact you to finalize your order.',
};

const fileTooLarge = {
  kind: 'error',
  title: 'File Too Large',
  description: 'Please upload a file smaller than 5MB.',
} as const;

const otherPicture = 'Take a screenshot of the prescription, and choose that.';

const lostFile = 'Your photo or file was not kept. Please choose it again.';

const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

/** Starts the machines of a contact lens order: its submission, and what it adds to it. */
export const createContactLensOrder = (sending: Sending) => ({
  submission: createSubmission(id, sending, {
    kind: 'Contact lens order request',
    success,
    payloadOf,
    showsOwnMessage: true,
  }),
  order: createActor(
    contactLensOrderMachine.provide({
      actors: { readFile: readChosenFile(sending.page), makeSmaller: makeSmaller(sending.page) },
      actions: {
        clearFile: () => clearFile(sending.page),
        announceFileTooLarge: () => sending.page.announce(fileTooLarge),
      },
    }),
    { parent: sending.parent },
  ).start(),
});

/** The contact lens order: the form, connected to its machine. */
export function ContactLensOrder({ order, ...form }: FormProps & { order: Actor<typeof contactLensOrderMachine> }) {
  const { page, practice } = form;
  const { timeZone } = practice.hours;
  const snapshot = useSelector(order, (current) => current);
  const { send } = order;
  useFieldEvent(page.form, 'patientStatus', patientStatusEvent, send);
  const prescriptionDate = useFormValue(page.form, 'prescriptionDate', 'change');
  const today = useToday(timeZone);
  const { file, reading, largePicture } = snapshot.context;
  useFileNote(page, file !== null);
  const field = useFields(id, labels, form.submission);
  const fileField = field('prescriptionFile');
  const { label: legend, ...status } = field('patientStatus');
  const isTooLarge = snapshot.matches({ new: 'tooLarge' });
  const fileErrors = [
    snapshot.matches({ new: 'lost' }) && lostFile,
    snapshot.matches({ new: 'unreadable' }) && unreadableFile,
    isTooLarge && (largePicture ? fileTooLarge.description : `${fileTooLarge.description} ${otherPicture}`),
    reading ? reading.issue : fileField.error,
  ];

  return (
    <RequestForm
      {...form}
      id={id}
      title="Order contact lenses"
      lead="Tell us what you wear. We check your prescription and contact you before anything is ordered."
      labels={labels}
      confirmation={{ title: 'Your contact lens order request was sent', next: [success.description] }}
      button={{ label: 'Submit Order Request', pendingLabel: 'Submitting...' }}
    >
      <FieldGroup legend="The patient" hint={practice.forms.forSomeoneElse}>
        <PersonFields field={field} form={page.form} phone={practice.phone} />
        <BirthDateField {...field('dateOfBirth')} form={page.form} timeZone={timeZone} />
      </FieldGroup>
      <FieldGroup legend="Your prescription">
        <RadioGroup {...status} legend={legend} choices={patientStatusChoices} />
        <LiveRegion>
          {snapshot.matches('established') && (
            <Notice tone="reassurance" title="Nothing to upload">
              We will use the one in our records if it is still valid.
            </Notice>
          )}
        </LiveRegion>
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
                progress: snapshot.matches({ new: 'reading' }) ? page.progress() : null,
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
            onPhoto={(photo) => chooseFile(page, photo)}
            onChange={({ files }) => {
              const chosen = files?.[0];
              send(chosen ? fileEvent(chosen) : { type: 'file.removed' });
            }}
            onRemove={() => send({ type: 'file.removed' })}
          />
        )}
      </FieldGroup>
      <EyeFields field={field} form={page.form} eye="rightEye" />
      <EyeFields field={field} form={page.form} eye="leftEye" />
      <FieldGroup legend="About the prescription">
        <FieldRow>
          <TextField
            {...field('prescriptionDate')}
            isOptional
            hint={today === null ? 'Month, day, and year' : `For example ${dateInDigits(daysAfter(today, -90))}`}
            autoComplete="on"
            note={noteOn(prescriptionDate, timeZone)}
          />
          <TextField {...field('doctorName')} isOptional hint="Who wrote it" autoComplete="on" spellCheck={false} />
        </FieldRow>
        <TextArea
          {...field('additionalNotes')}
          isOptional
          hint="Toric lenses: add cylinder and axis (-0.75 x 180). Multifocal: add the ADD power. Up to 1,000 characters"
        />
      </FieldGroup>
    </RequestForm>
  );
}

/** The date in words, with a warning when it is long ago, or a question when it is ambiguous. */
function noteOn(typed: string, timeZone: string): string | Note | null {
  const today = todayIn(timeZone, new Date());
  const day = readDate('prescription', typed, today);
  const warning = prescriptionDateWarning(typed, today);
  return day === null
    ? (dayQuestion('prescription', typed, today) ?? warning)
    : dayWithHint(day, warning === null ? null : [warning]);
}

/** The payload, with the file's content instead of the file. */
async function payloadOf({ prescriptionFile, ...answers }: ContactLensRequest): Promise<Payload> {
  if (prescriptionFile === null) return { type: 'contact-lens', ...answers };
  return { type: 'contact-lens', ...answers, prescriptionAttachment: await attachmentOf(prescriptionFile) };
}
