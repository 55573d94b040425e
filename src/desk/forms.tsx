import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { longestNote } from '#contract/desk.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { TextArea, TextField } from '#src/components/form/inputs.tsx';
import * as styles from './forms.css.ts';

interface FormProps {
  /** Whether what was submitted is being sent. */
  isBusy: boolean;
  button: string;
  /** Called with the text of the field with the name `text`. */
  onSubmitted: (text: string) => void;
  children: ReactNode;
}

type SentProps = Pick<FormProps, 'isBusy' | 'onSubmitted'>;

/** A form with one field. It is not submitted again while it is busy. */
function OneFieldForm({ isBusy, button, onSubmitted, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (!isBusy && text !== '') onSubmitted(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <div>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy || undefined}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** The form with the email address. */
export function EmailForm({ email, ...form }: { email: string } & SentProps) {
  return (
    <OneFieldForm {...form} button="Send me a code">
      <TextField
        id="email"
        name="text"
        type="email"
        label="Your email address at the office"
        autoComplete="email"
        defaultValue={email}
        required
      />
    </OneFieldForm>
  );
}

/** The form with a code. When that is wrong, the field keeps it and gets the focus. */
export function CodeForm({ label, isWrong, onSubmitted, ...form }: { label: string; isWrong: boolean } & SentProps) {
  const id = useId();
  useEffect(() => {
    if (isWrong) document.getElementById(id)?.focus();
  }, [id, isWrong]);
  return (
    <OneFieldForm {...form} button="Continue" onSubmitted={(code) => onSubmitted(code.replace(/\D/g, ''))}>
      <TextField
        id={id}
        name="text"
        label={label}
        error={isWrong ? 'This code is wrong or too old.' : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\D*(\d\D*){6,10}"
        title="6 to 10 digits"
        required
      />
    </OneFieldForm>
  );
}

/** The form with a note about a request. `key` it with the number of notes, so that it is empty after each. */
export function NoteForm(form: SentProps) {
  return (
    <OneFieldForm {...form} button="Add note">
      <TextArea id="note" name="text" label="Note for the office" rows={3} maxLength={longestNote} required />
    </OneFieldForm>
  );
}
