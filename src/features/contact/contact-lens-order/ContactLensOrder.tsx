import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { contactLensOrderMachine } from '../../../../machines/contact-lens-order/contact-lens-order.machine.ts';
import { todayInNewYork } from '../../../../supabase/functions/_shared/requests/dates.ts';
import { messages } from '../../../../supabase/functions/_shared/requests/messages.ts';
import type { ContactLensRequest, Payload } from '../../../../supabase/functions/_shared/requests/types.ts';
import { prescriptionDateWarning } from '../../../../supabase/functions/_shared/requests/warnings.ts';
import { Announced } from '../../../components/Announced/Announced.tsx';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { FieldRow } from '../../../components/FieldRow/FieldRow.tsx';
import { FileField } from '../../../components/FileField/FileField.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { announce } from '../../../io/toasts.ts';
import { fileSizeText } from '../../../practice/file-size.ts';
import { fieldProps } from '../request-form/field-props.ts';
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
import { EyeFields, eyeLabels } from './EyeFields.tsx';
import { type PrescriptionPicker, unreadable, usePrescriptionFile, verdictOn } from './use-prescription-file.ts';

const id = 'contact-lens';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  confirmEmail: 'Confirm email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  patientStatus: 'Patient status',
  prescriptionFile: 'Prescription file',
  prescriptionDate: 'Prescription date',
  doctorName: "Doctor's name",
  additionalNotes: 'Additional notes',
};

const summaryLabels = { ...labels, ...eyeLabels };

const patientStatusChoices = [
  { value: 'established', label: 'Established patient', hint: 'We have examined your eyes before.' },
  { value: 'new', label: 'New patient', hint: 'Your prescription is from another office.' },
] as const;

const success = {
  title: 'Order Request Submitted!',
  description: 'Our team will verify your prescription and contact you to finalize your order.',
};

const fileTooLarge = {
  kind: 'error',
  title: 'File Too Large',
  description: 'Please upload a file smaller than 5MB.',
} as const;

const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

/** The contact lens order: its form, joined with its machine. */
export function ContactLensOrder({ practice }: { practice: FormsPractice }) {
  const page = useFormPage();
  const file = usePrescriptionFile();
  const actions = submissionActions(page, { success, phone: practice.phone.display, showsOwnMessage: true });
  const [snapshot, send] = useActor(
    contactLensOrderMachine.provide({
      actors: {
        sendRequest: sendingActor<ContactLensRequest>((answers) => payloadOf(answers, file)),
        readFile: file.reading,
      },
      actions: {
        ...actions,
        clearForm: () => {
          actions.clearForm();
          file.clear();
        },
        clearFile: file.clear,
        announceFileTooLarge: () => announce(fileTooLarge),
      },
    }),
  );
  const submitProps = useSubmit('contact-lens', page.form, practice.phone.display, (submission) =>
    send({ type: 'form.submitted', submission }),
  );
  const { dateOfBirth, patientStatus } = useHeld(page.form, ['dateOfBirth', 'patientStatus']);
  const { prescriptionDate } = useHeld(page.form, ['prescriptionDate'], 'leaving');

  useEffect(() => {
    if (patientStatus === 'established' || patientStatus === 'new') {
      send({ type: 'patientStatus.chosen', status: patientStatus });
    }
  }, [patientStatus, send]);

  const { issues, reference } = snapshot.context;
  const isSending = snapshot.matches({ submission: 'submitting' });
  const field = fieldProps(id, labels, issues);
  const fileField = field('prescriptionFile');
  const fileError = snapshot.matches({ patientStatus: { new: 'refused' } })
    ? messages.fileType
    : snapshot.matches({ patientStatus: { new: 'unreadable' } })
      ? unreadable
      : fileField.error;

  return (
    <RequestForm
      id={id}
      title="Order contact lenses"
      lead="Tell us what you wear. We check your prescription and contact you before anything is ordered."
      practice={practice}
      page={page}
      submitProps={submitProps}
      issues={issues}
      labels={summaryLabels}
      sent={
        snapshot.matches({ submission: 'sent' })
          ? {
              title: 'Your contact lens order request was sent',
              next: [success.description],
              reference,
              onDismiss: () => send({ type: 'confirmation.dismissed' }),
            }
          : null
      }
      button={{ label: isSending ? 'Submitting...' : 'Submit Order Request', isSwitchedOff: isSending }}
    >
      <FieldGroup legend="The patient" hint={practice.visit.forSomeoneElse}>
        <FieldRow>
          <FirstNameField {...field('firstName')} />
          <LastNameField {...field('lastName')} />
        </FieldRow>
        <EmailField {...field('email')} />
        <ConfirmEmailField {...field('confirmEmail')} />
        <PhoneField {...field('phone')} />
        <BirthDateField {...field('dateOfBirth')} typed={dateOfBirth} />
      </FieldGroup>
      <FieldGroup legend="Your prescription">
        <RadioGroup {...statusProps(field('patientStatus'))} choices={patientStatusChoices} />
        <Announced>
          {snapshot.matches({ patientStatus: 'established' }) && (
            <Notice tone="reassurance" title="Nothing to upload">
              We have your prescription in your records. We check that it is still valid before we order.
            </Notice>
          )}
        </Announced>
        {snapshot.matches({ patientStatus: 'new' }) && (
          <FileField
            {...fileField}
            ref={file.input}
            hint="PDF, JPG or PNG, up to 5 MB. A clear photo is fine."
            error={fileError}
            accept={acceptedFiles}
            chosen={
              file.chosen && {
                name: file.chosen.name,
                size: fileSizeText(file.chosen.size),
                progress: snapshot.matches({ patientStatus: { new: 'reading' } }) ? file.progress : null,
              }
            }
            onChange={() => {
              const taken = file.take();
              send(taken ? { type: 'file.chosen', verdict: verdictOn(taken) } : { type: 'file.removed' });
            }}
            onRemove={() => send({ type: 'file.removed' })}
          />
        )}
      </FieldGroup>
      <EyeFields formId={id} form={page.form} eye="rightEye" issues={issues} />
      <EyeFields formId={id} form={page.form} eye="leftEye" issues={issues} />
      <FieldGroup legend="About the prescription">
        <FieldRow>
          <TextField
            {...field('prescriptionDate')}
            isOptional
            hint="For example 4/12/2026"
            autoComplete="off"
            note={warningAbout(prescriptionDate)}
          />
          <TextField {...field('doctorName')} isOptional hint="Who wrote it" autoComplete="off" spellCheck={false} />
        </FieldRow>
        <TextArea {...field('additionalNotes')} isOptional />
      </FieldGroup>
    </RequestForm>
  );
}

/** A group's question stands where a field's label does. */
const statusProps = ({ label, ...props }: { id: string; name: string; label: string; error: string | undefined }) => ({
  ...props,
  legend: label,
});

const warningAbout = (prescriptionDate: string): string | undefined =>
  prescriptionDateWarning(prescriptionDate, todayInNewYork(new Date())) ?? undefined;

/** What travels: the file itself stays behind, its content goes along. */
async function payloadOf(
  { prescriptionFile, ...answers }: ContactLensRequest,
  { attach }: PrescriptionPicker,
): Promise<Payload> {
  if (prescriptionFile === null) return { type: 'contact-lens', ...answers };
  return { type: 'contact-lens', ...answers, prescriptionAttachment: await attach(prescriptionFile) };
}
