import { longDate, todayIn } from '#contract/dates.ts';
import { readDate, whichDay } from '#contract/read-date.ts';
import type { FieldProps } from '#src/components/form/Field.tsx';
import { TextField } from '#src/components/form/TextField.tsx';

type Props = FieldProps & { name: string };

/** A first name, with the attributes for autofill. */
export const FirstNameField = (props: Props) => (
  <TextField {...props} autoComplete="given-name" autoCapitalize="words" spellCheck={false} />
);

/** A last name. */
export const LastNameField = (props: Props) => (
  <TextField {...props} autoComplete="family-name" autoCapitalize="words" spellCheck={false} />
);

/** An email address. */
export const EmailField = (props: Props) => (
  <TextField
    hint="For example name@email.example"
    {...props}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

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
export const ConfirmEmailField = (props: Props) => <EmailField {...props} hint="Type the same address again" />;

/**
 * A date of birth, with the date in words, or a question when it is ambiguous.
 * @param props.typed the field's value
 * @param props.timeZone the practice's time zone, an IANA name
 */
export function BirthDateField({ typed, timeZone, ...props }: Props & { typed: string; timeZone: string }) {
  const today = todayIn(timeZone, new Date());
  const day = readDate('birth', typed, today);
  return (
    <TextField
      {...props}
      hint="Month, day, and year, for example 4/12/1985"
      autoComplete="bday"
      note={day === null ? (whichDay('birth', typed, today) ?? undefined) : longDate(day)}
    />
  );
}
