import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useReducer } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type CalendarDay, longDate, monthAndDay, todayIn } from '#contract/dates.ts';
import type { RequestType } from '#contract/options.ts';
import { ambiguousDays, type DatePurpose, readDate } from '#contract/read-date.ts';
import { likelyEmail } from '#contract/warnings.ts';
import type { formMachine } from '#machines/form/form.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { type FieldProps, FieldRow } from '#src/components/form/Field.tsx';
import { TextField } from '#src/components/form/inputs.tsx';
import { pageLanguage } from '#src/io/language.ts';
import type { Note } from '#src/rules/note.ts';
import { moveFocus, useFormValue, writeValue } from './form-values.ts';

/** The props that a field gets from its form. */
export type FieldIdentity = Pick<FieldProps, 'id' | 'name' | 'label' | 'error'>;

/** The id of a form's field: `appointment-firstName`, `contact-lens-rightEye-power`. */
export const fieldId = (form: string, field: string): string => `${form}-${field.replace('.', '-')}`;

/** The function that returns the props of a field of a form. */
export function useFields<Field extends string>(
  id: RequestType,
  labels: Readonly<Record<Field, string>>,
  form: ActorRefFrom<typeof formMachine>,
): (field: Field) => FieldIdentity {
  const issues = useSelector(form, ({ context }) => context.issues);
  return (field) => ({
    id: fieldId(id, field),
    name: field,
    label: labels[field],
    error: issues.find((issue) => issue.field === field)?.message,
  });
}

/** The labels of the fields that ask who somebody is. */
export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  confirmEmail: 'Confirm email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
};

const emailInput = { type: 'email', autoComplete: 'email' } as const;

interface PersonFieldsProps {
  field: (name: keyof typeof personLabels) => FieldIdentity;
  form: RequestType;
  /** The phone of the practice, whose area code the example has. */
  phone: { dial: string };
  isInquiry?: boolean;
  /** What stands beside the phone number. */
  children?: ReactNode;
}

/** The name, the email address and the phone number. An inquiry asks for the address once, and may lack the number. */
export function PersonFields({ field, form, phone, isInquiry = false, children }: PersonFieldsProps) {
  return (
    <>
      <FieldRow areShort>
        <TextField {...field('firstName')} autoCapitalize="words" autoComplete="given-name" />
        <TextField {...field('lastName')} autoCapitalize="words" autoComplete="family-name" />
      </FieldRow>
      <TextField {...field('email')} {...emailInput} offer={<LikelyEmail form={form} />} />
      {!isInquiry && <TextField {...field('confirmEmail')} {...emailInput} />}
      <FieldRow>
        <TextField
          {...field('phone')}
          hint={`With area code, for example (${phone.dial.slice(2, 5)}) 555-0142`}
          type="tel"
          autoComplete="tel"
          isOptional={isInquiry}
        />
        {children}
      </FieldRow>
    </>
  );
}

/** A button that corrects a likely slip in the email address, in the repeated address too if it has the same. */
function LikelyEmail({ form }: { form: RequestType }) {
  const likely = likelyEmail(useFormValue(form, 'email', 'change'));
  const confirmed = useFormValue(form, 'confirmEmail', 'change');
  if (likely === null) return null;
  return (
    <Button
      key={likely}
      tone="quiet"
      onClick={() => {
        if (likelyEmail(confirmed) === likely) writeValue(form, 'confirmEmail', likely);
        writeValue(form, 'email', likely);
        void moveFocus(form, 'email');
      }}
    >
      <span>
        Did you mean <span translate="no">{likely}</span>?
      </span>
    </Button>
  );
}

export function BirthDateField({ form, timeZone, ...props }: FieldIdentity & { form: RequestType; timeZone: string }) {
  const today = todayIn(timeZone, new Date());
  return (
    <TextField
      {...props}
      hint="Month, day, and year, for example 4/12/1985"
      autoComplete="bday"
      note={dateNote('birth', useFormValue(form, props.name), today, (day) =>
        day > today ? todayOnDevice(today) : null,
      )}
    />
  );
}

/** What stands at a date: the day in words with what `hintOn` adds, or a question when it is ambiguous. */
export function dateNote(
  purpose: DatePurpose,
  text: string,
  today: CalendarDay,
  hintOn: (day: CalendarDay) => Note | null,
  language = pageLanguage(),
): Note | null {
  const day = readDate(purpose, text, today, language);
  if (day !== null) {
    const hint = hintOn(day);
    return [{ answer: longDate(day) }, ...(hint === null ? [] : ['. ', ...hint])];
  }
  const days = ambiguousDays(purpose, text, today, language);
  if (days === null) return null;
  const [one, other] = days;
  return ['Do you mean ', { answer: monthAndDay(one) }, ' or ', { answer: monthAndDay(other) }, '?'];
}

/** What the device takes for today, for a date that is refused: the device's clock can be wrong. */
export const todayOnDevice = (today: CalendarDay): Note => [
  'This device says that today is ',
  { answer: longDate(today) },
  '.',
];

/** The current day at the practice; null before hydration, so that the build does not prerender its own date. */
export function useToday(timeZone: string): CalendarDay | null {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  // At midnight, "tomorrow" becomes another day: that which is sent.
  useEffect(() => {
    const timer = setInterval(rerender, 60_000);
    return () => clearInterval(timer);
  }, []);
  return useHydrated() ? todayIn(timeZone, new Date()) : null;
}
