import type { RefObject } from 'react';
import { type CalendarDay, longDate, todayIn } from '#contract/dates.ts';
import { readDate, whichDay } from '#contract/read-date.ts';
import type { Issue } from '#contract/types.ts';
import { likelyEmail } from '#contract/warnings.ts';
import { Button } from '#src/components/elements/Button.tsx';
import type { FieldProps } from '#src/components/form/Field.tsx';
import { TextField } from '#src/components/form/inputs.tsx';
import { pageLanguage } from '#src/io/document.ts';
import { useFormValues } from './use-form.ts';

/** The props that a field gets from its form. */
export interface FieldIdentity {
  id: string;
  name: string;
  label: string;
  /** The error message. */
  error: string | undefined;
}

/** The id of a form's field: `appointment-firstName`, `contact-lens-rightEye-power`. */
export const fieldId = (form: string, field: string): string => `${form}-${field.replace('.', '-')}`;

/**
 * Creates the function that returns the props of a field.
 * @param form the form's id
 * @param labels the labels by field name
 */
export function fieldProps<Field extends string>(
  form: string,
  labels: Readonly<Record<Field, string>>,
  issues: readonly Issue[],
): (field: Field) => FieldIdentity {
  return (field) => ({
    id: fieldId(form, field),
    name: field,
    label: labels[field],
    error: issues.find((issue) => issue.field === field)?.message,
  });
}

type Props = FieldProps & { name: string };

/** A first name, with the attributes for autofill. */
export const FirstNameField = (props: Props) => (
  <TextField {...props} autoComplete="given-name" autoCapitalize="words" spellCheck={false} />
);

/** A last name. */
export const LastNameField = (props: Props) => (
  <TextField {...props} autoComplete="family-name" autoCapitalize="words" spellCheck={false} />
);

/** An email address. A likely slip is asked about, in the repeated address too once it is corrected. */
export function EmailField({ form, ...props }: Props & { form: RefObject<HTMLFormElement | null> }) {
  const typed = useFormValues(form, ['email', 'confirmEmail'], 'change');
  const likely = likelyEmail(typed.email);
  return (
    <EmailInput
      hint="For example name@email.example"
      {...props}
      offer={
        likely !== null && (
          <Button
            key={likely}
            tone="quiet"
            onClick={() => {
              if (likelyEmail(typed.confirmEmail) === likely) writeField(form.current, 'confirmEmail', likely);
              writeField(form.current, 'email', likely)?.focus();
            }}
          >
            <span>
              Did you mean <span translate="no">{likely}</span>?
            </span>
          </Button>
        )
      }
    />
  );
}

const EmailInput = (props: Props) => (
  <TextField {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
);

/** Sets a field's value and fires the events that follow when a visitor changes it. Returns the field, if it exists. */
export function writeField(form: HTMLFormElement | null, name: string, text: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return null;
  input.value = text;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  return input;
}

/**
 * A phone number.
 * @param props.areaCode the area code of the example
 */
export const PhoneField = ({ areaCode, ...props }: Props & { areaCode: string }) => (
  <TextField
    hint={`With area code, for example (${areaCode}) 555-0142`}
    {...props}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
  />
);

/** The repeated email address. */
export const ConfirmEmailField = (props: Props) => <EmailInput {...props} hint="Type the same address again" />;

/**
 * A date of birth, with the date in words, or a question when it is ambiguous.
 * @param props.typed the field's value
 * @param props.timeZone the practice's time zone, an IANA name
 */
export function BirthDateField({ typed, timeZone, ...props }: Props & { typed: string; timeZone: string }) {
  const today = todayIn(timeZone, new Date());
  const day = readDate('birth', typed, today, pageLanguage());
  return (
    <TextField
      {...props}
      hint="Month, day, and year, for example 4/12/1985"
      autoComplete="bday"
      note={
        day === null
          ? (whichDay('birth', typed, today, pageLanguage()) ?? undefined)
          : `${longDate(day)}${day > today ? `. ${todayOnDevice(today)}` : ''}`
      }
    />
  );
}

/** What the device takes for today, for a date that is refused: the device's clock can be wrong. */
export const todayOnDevice = (today: CalendarDay): string => `This device says that today is ${longDate(today)}.`;
