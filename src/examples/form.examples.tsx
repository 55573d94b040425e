import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Field } from '../components/Field/Field.tsx';
import { FieldGroup } from '../components/FieldGroup/FieldGroup.tsx';
import { FieldRow } from '../components/FieldRow/FieldRow.tsx';
import { FileField } from '../components/FileField/FileField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { type Examples, ignore, longText } from './data.ts';

const dateFieldProps = {
  name: 'preferredDate',
  label: 'Preferred date',
  days: () => ({ first: '2026-11-21', last: '2027-11-21', closedWords: () => null }) as const,
  onPick: ignore,
} as const;

const fileFieldProps = {
  name: 'prescription',
  label: 'Prescription',
  hint: 'PDF, JPG or PNG, up to 5 MB.',
  accept: '.pdf,.jpg,.png',
  onChange: ignore,
  onRemove: ignore,
  ref: null,
};

const radioGroupProps = {
  name: 'status',
  legend: 'Have you been here before?',
  choices: [
    { value: 'new', label: 'No', hint: 'We will ask for your prescription.' },
    { value: 'established', label: 'Yes' },
  ],
};

const selectProps = {
  name: 'subject',
  label: 'Subject',
  options: ['Billing', 'Eyewear'],
  emptyOption: 'Choose a subject',
};

export const examples: Examples = {
  Checkbox: {
    'with a long label': <Checkbox id="agree" name="agree" label={longText} />,
  },
  DateField: {
    empty: <DateField {...dateFieldProps} id="date-empty" chosenDay={null} />,
    'with a mistake': (
      <DateField
        {...dateFieldProps}
        id="date-wrong"
        chosenDay={null}
        error="Please enter a valid date, such as 4/12/1985."
      />
    ),
    'with a remark': (
      <DateField
        {...dateFieldProps}
        id="date-noted"
        chosenDay="2026-11-24"
        note="The office opens at 10 AM that day."
      />
    ),
  },
  ErrorSummary: {
    'with two mistakes': (
      <ErrorSummary
        ref={null}
        id="summary"
        lines={[
          { fieldId: 'first', label: 'First name', message: 'Please enter a first name.' },
          { fieldId: 'email', label: 'Email', message: 'Please enter a valid email address.' },
        ]}
      />
    ),
  },
  Field: {
    'around a control of its own': (
      <Field id="own" label="Quantity" hint="In boxes.">
        {(control) => <input type="number" {...control} />}
      </Field>
    ),
  },
  FieldGroup: {
    'with a hint': (
      <FieldGroup legend="Right eye" hint="As your prescription says it.">
        <TextField id="group-power" name="power" label="Power" />
      </FieldGroup>
    ),
  },
  FieldRow: {
    'with its children': (
      <FieldRow>
        <TextField id="row-first" name="first" label="First name" />
        <TextField id="row-last" name="last" label="Last name" />
      </FieldRow>
    ),
  },
  FileField: {
    empty: <FileField {...fileFieldProps} id="file-empty" chosen={null} />,
    'while a file is read': (
      <FileField
        {...fileFieldProps}
        id="file-reading"
        chosen={{ name: 'prescription.pdf', size: '1.4 MB', progress: 0.4 }}
      />
    ),
    'with a file': (
      <FileField
        {...fileFieldProps}
        id="file-chosen"
        chosen={{ name: 'prescription.pdf', size: '1.4 MB', progress: null }}
      />
    ),
    'with a mistake': (
      <FileField {...fileFieldProps} id="file-wrong" chosen={null} error="Please choose a file of at most 5 MB." />
    ),
  },
  RadioGroup: {
    'with hints': <RadioGroup {...radioGroupProps} id="status" />,
    'with a mistake': (
      <RadioGroup {...radioGroupProps} id="status-wrong" name="statusWrong" error="Please choose one." />
    ),
  },
  Select: {
    'with nothing chosen': <Select {...selectProps} id="select" />,
    'with a hint, a mistake and a remark': (
      <Select
        {...selectProps}
        id="select-wrong"
        isOptional
        hint="Choose one."
        error="Please choose a subject."
        note="We answer soon."
      />
    ),
  },
  TextArea: {
    empty: <TextArea id="area" name="message" label="Message" />,
    'with a mistake': <TextArea id="area-wrong" name="message" label="Message" error="Please enter a message." />,
  },
  TextField: {
    empty: <TextField id="text" name="firstName" label="First name" />,
    'that may be left empty, with a hint': (
      <TextField id="text-hint" name="phone" label="Phone" isOptional hint="We call during office hours." />
    ),
    'with a mistake': (
      <TextField id="text-wrong" name="email" label="Email" error="Please enter a valid email address." />
    ),
    'with a remark': (
      <TextField id="text-note" name="insurance" label="Insurance" note="We will check your benefits." />
    ),
  },
};
