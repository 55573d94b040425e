import { createActor, fromPromise } from 'xstate';
import { contactLensOrderMachine, type FileReading } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { DateField } from '#src/components/date-field/DateField.tsx';
import { ButtonLink } from '#src/components/elements/Button.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { Field, FieldRow } from '#src/components/form/Field.tsx';
import { Checkbox, RadioGroup, TextArea, TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { Confirmation } from '#src/features/contact/Confirmation.tsx';
import { DraftNotice, SubmitArea } from '#src/features/contact/form-parts.tsx';
import { PrescriptionField } from '#src/features/contact/PrescriptionField.tsx';
import { type Examples, ignore, longText, phone } from './data.ts';

const dateFieldProps = {
  name: 'preferredDate',
  label: 'Preferred date',
  days: () => ({ first: '2026-11-21', last: '2027-11-21', closedWords: () => null }) as const,
  onPick: ignore,
} as const;

/** An order of a new patient, whose file is read without an end. */
const order = createActor(
  contactLensOrderMachine.provide({ actors: { readFile: fromPromise(() => new Promise<FileReading>(() => {})) } }),
).start();
order.send({ type: 'patientStatus.chosen', status: 'new', isFileLost: false });

const orderWithFile = createActor(order.logic, { snapshot: order.getPersistedSnapshot() }).start();
orderWithFile.send({ type: 'file.chosen', file: { name: 'prescription.pdf', size: 1_400_000 }, size: 'fits' });

const prescriptionFieldProps = { name: 'prescription', label: 'Prescription' };

const radioGroupProps = {
  name: 'status',
  label: 'Have you been here before?',
  choices: [
    { value: 'new', label: 'No', hint: 'We will ask for your prescription.' },
    { value: 'established', label: 'Yes' },
  ],
};

const selectProps = {
  name: 'subject',
  label: 'Subject',
  options: [
    { value: 'Billing', label: 'Billing' },
    { value: 'Eyewear', label: 'Eyewear' },
  ],
  emptyOption: 'Choose a subject',
};

const submitAreaProps = {
  privacyLine: 'We use what you send only to answer you.',
  privacyLink: { href: '#privacy', label: 'Read how we protect your privacy' },
};

export const examples: Examples = {
  'Checkbox: with a long label': <Checkbox id="agree" name="agree" label={longText} />,
  'DateField: empty': <DateField {...dateFieldProps} id="date-empty" chosenDay={null} />,
  'DateField: with an error and a note': (
    <DateField
      {...dateFieldProps}
      id="date-wrong"
      chosenDay={null}
      error="Please enter a valid date, such as 4/12/1985."
      note="The office opens at 10 AM that day."
    />
  ),
  'ErrorSummary: with two errors': (
    <ErrorSummary
      id="summary"
      lines={[
        { fieldId: 'first', label: 'First name', message: 'Please enter a first name.' },
        { fieldId: 'email', label: 'Email', message: 'Please enter a valid email address.' },
      ]}
    />
  ),
  'Field: around a control of its own': (
    <Field id="own" name="quantity" label="Quantity" hint="In boxes.">
      {(control) => <input type="number" {...control} />}
    </Field>
  ),
  'FieldRow: with its children': (
    <FieldRow>
      <TextField id="row-first" name="first" label="First name" />
      <TextField id="row-last" name="last" label="Last name" />
    </FieldRow>
  ),
  'RadioGroup: with hints': <RadioGroup {...radioGroupProps} id="status" />,
  'RadioGroup: with an error': (
    <RadioGroup {...radioGroupProps} id="status-wrong" name="statusWrong" error="Please choose one." />
  ),
  'Select: with nothing chosen': <Select {...selectProps} id="select" />,
  'Select: with a hint, an error and a note': (
    <Select
      {...selectProps}
      id="select-wrong"
      isOptional
      hint="Choose one."
      error="Please choose a subject."
      note="We answer soon."
    />
  ),
  'TextArea: empty': <TextArea id="area" name="message" label="Message" />,
  'TextArea: with an error': (
    <TextArea id="area-wrong" name="message" label="Message" error="Please enter a message." />
  ),
  'TextField: empty': <TextField id="text" name="firstName" label="First name" />,
  'TextField: that may be left empty, with a hint': (
    <TextField id="text-hint" name="phone" label="Phone" isOptional hint="We call during office hours." />
  ),
  'TextField: with a mistake': (
    <TextField id="text-wrong" name="email" label="Email" error="Please enter a valid email address." />
  ),
  'TextField: with a remark': (
    <TextField id="text-note" name="insurance" label="Insurance" note="We will check your benefits." />
  ),
  'Confirmation: of an emergency': (
    <Confirmation
      id="confirmation"
      office={{ name: 'Lake Office', phone, address: { oneLine: '1 Lake Street, Lakeside, NY 12345' } }}
      notice={
        <Notice
          tone="danger"
          title="Do not wait for a reply."
          actions={
            <ButtonLink tone="urgent" href={`tel:${phone.dial}`}>
              Call {phone.display}
            </ButtonLink>
          }
        >
          Call now.
        </Notice>
      }
      title="Request Submitted!"
      facts={[
        ['Request', 'Appointment request'],
        ['Preferred date', 'Tuesday, November 24, 2026'],
        ['Sent', 'Friday, November 20, 2026 at 12:00 PM, New York time'],
      ]}
      whatHappensNext={['A person here reads every request.', 'We answer most requests within one business day.']}
      reference="NO-7K2M-4QXD"
      onDismiss={ignore}
    />
  ),
  'PrescriptionField: empty': <PrescriptionField {...prescriptionFieldProps} id="file-empty" order={order} />,
  'PrescriptionField: while a file is read': (
    <PrescriptionField {...prescriptionFieldProps} id="file-reading" order={orderWithFile} />
  ),
  'PrescriptionField: with an error': (
    <PrescriptionField
      {...prescriptionFieldProps}
      id="file-wrong"
      order={order}
      error="Please choose a file of at most 5 MB."
    />
  ),
  'DraftNotice: above a form': <DraftNotice progress="unsent" onClear={ignore} />,
  'SubmitArea: ready': <SubmitArea {...submitAreaProps} label="Send Message" isDisabled={false} />,
  'SubmitArea: while it is sent': <SubmitArea {...submitAreaProps} label="Sending..." isDisabled />,
};
