import { IconAlertCircleFilled } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import type { Note } from '../../rules/note.ts';
import { ChangingText, NoteText } from '../elements/text.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './form.css.ts';

/** The props that all fields have. */
export interface FieldProps {
  /** Unique on the page; the ids of hint and error are derived from it. */
  id: string;
  label: string;
  /** Shown under the label, and part of the accessible description. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Announced when it changes. */
  note?: string | Note | null | undefined;
  /** A button that changes the answer, beside the note. */
  offer?: ReactNode;
  /** Whether the field may be left empty; the label says so. */
  isOptional?: boolean | undefined;
}

/** The props that a control takes from its field. */
export const controlProps = ({ id, hint, error, isOptional }: Omit<FieldProps, 'label'>) =>
  ({
    id,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isOptional ? undefined : true,
  }) as const;

/** The props of a field, and those of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, note, offer, isOptional, ...own } = props;
  return { field: { id, label, hint, error, note, offer, isOptional }, own };
}

/** A labeled field: label, hint, error and note around the control that `children` renders. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ReturnType<typeof controlProps>) => ReactNode }) {
  const { id, label, hint, error, note, offer, isOptional } = field;
  return (
    <div className={styles.field[error ? 'invalid' : 'valid']}>
      <label htmlFor={id} className={styles.fieldLabel}>
        <span>{label}</span> {isOptional && <span className={styles.fieldOptional}>(optional)</span>}
      </label>
      {hint && (
        <p key={hint} id={`${id}-hint`} className={styles.fieldHint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children(controlProps(field))}
      <div className={styles.fieldNote} aria-live="polite">
        {note && <NoteText>{note}</NoteText>}
        {offer}
      </div>
    </div>
  );
}

/** The error message of a field. `id` is that of the field; the message has the id `${id}-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.fieldError}>
      <IconAlertCircleFilled size={20} aria-hidden="true" className={styles.fieldErrorIcon} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        <ChangingText>{error}</ChangingText>
      </span>
    </p>
  );
}

export function FieldGroup({
  legend,
  hint,
  children,
}: {
  legend: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const hintId = useId();
  return (
    <fieldset className={styles.fieldGroup} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.fieldGroupLegend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.fieldGroupHint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** Lays out short fields side by side where the screen is wide enough. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}

/** A select. Nothing is selected until the visitor chooses. */
export function Select(
  props: FieldProps & {
    options: readonly { value: string; label: string }[];
    emptyOption: string;
  } & Pick<ComponentProps<'select'>, 'onChange' | 'ref' | 'aria-required'> & { name: string },
) {
  const { field, own } = splitProps(props);
  const { options, emptyOption, ...select } = own;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.selectArrow}>
          {/* With "off", browsers do not restore the choice when the visitor comes back. */}
          <select {...control} {...select} autoComplete="on" className={styles.fieldSelect}>
            <option value="">{emptyOption}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

interface ErrorSummaryProps {
  id: string;
  lines: readonly { fieldId: string; label: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/** The errors of a form, with links to the fields. The focus announces it: as an alert it would be announced twice. */
export function ErrorSummary({ id, lines, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for groups groups fields, and these are links
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      className={styles.errorSummary}
    >
      <h4 id={`${id}-title`}>There is a problem</h4>
      <ul id={`${id}-lines`} className={styles.errorSummaryList}>
        {lines.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles.errorSummaryLink}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              <span>
                {label}: <ChangingText>{message}</ChangingText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
