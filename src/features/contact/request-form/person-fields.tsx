import { longDate, readDate } from '../../../../supabase/functions/_shared/requests/dates.ts';
import type { FieldProps } from '../../../components/Field/Field.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';

type Props = FieldProps & { name: string };

/** A first name, as browsers and phones know it. */
export const FirstNameField = (props: Props) => (
  <TextField {...props} autoComplete="given-name" autoCapitalize="words" spellCheck={false} />
);

/** A last name. */
export const LastNameField = (props: Props) => (
  <TextField {...props} autoComplete="family-name" autoCapitalize="words" spellCheck={false} />
);

/** An e-mail address. */
export const EmailField = (props: Props) => (
  <TextField {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
);

/** A phone number. */
export const PhoneField = (props: Props) => <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />;

/** The e-mail address again. */
export const ConfirmEmailField = (props: Props) => <EmailField {...props} hint="Type the same address again" />;

/**
 * A date of birth, which is read back in words once it can be read.
 * @param props.typed what the field holds
 */
export function BirthDateField({ typed, ...props }: Props & { typed: string }) {
  const day = readDate(typed);
  return (
    <TextField
      {...props}
      hint="Month, day and year, for example 4/12/1985"
      autoComplete="bday"
      note={day === null ? undefined : longDate(day)}
    />
  );
}
