import { IconAlertCircleFilled } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useId } from 'react';
import type { Note } from '#src/rules/note.ts';
import { ChangingText } from '../elements/text.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './Field.css.ts';

/** The props that all fields have. */
export interface FieldProps {
  /** Unique on the page; the ids of hint and error are derived from it. */
  id: string;
  name: string;
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
  /** Whether the browser asks for an answer before it submits the form. */
  required?: boolean | undefined;
}

/** The props that a control takes from its field. */
export const controlProps = ({ id, name, hint, error, isOptional, required }: Omit<FieldProps, 'label'>) =>
  ({
    id,
    name,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    required,
    'aria-required': isOptional || required ? undefined : true,
  }) as const;

/** The props of a field, and those of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { id, name, label, hint, error, note, offer, isOptional, required, ...own } = props;
  return { field: { id, name, label, hint, error, note, offer, isOptional, required }, own };
}

/** Whether the legend says of all fields that they are optional. */
const IsInOptionalGroup = createContext(false);

/** A labeled field: label, hint, error and note around the control that `children` renders. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ReturnType<typeof controlProps>) => ReactNode }) {
  const { id, label, hint, error, note, offer } = field;
  const isMarked = !use(IsInOptionalGroup) && field.isOptional;
  return (
    <div className={styles.root[error ? 'invalid' : 'valid']}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        <span>{label}</span> {isMarked && <Optional />}
      </label>
      {hint && (
        <p key={hint} id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children(controlProps(field))}
      <div className={styles.note} aria-live="polite">
        {note && <ChangingText>{note}</ChangingText>}
        {offer}
      </div>
    </div>
  );
}

/** The error message of a field. `id` is that of the field; the message has the id `${id}-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <IconAlertCircleFilled size={20} aria-hidden="true" className={styles.errorIcon} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        <ChangingText>{error}</ChangingText>
      </span>
    </p>
  );
}

const Optional = () => <span className={styles.optional}>(optional)</span>;

interface FieldGroupProps {
  legend: string;
  /** For fields whose names begin with the legend. */
  legendId?: string;
  /** Whether all fields may be left empty; the legend says so in place of their labels. */
  isOptional?: boolean;
  hint?: string | undefined;
  children: ReactNode;
}

/** Fields about the same, under a legend. */
export function FieldGroup({ legend, legendId, isOptional = false, hint, children }: FieldGroupProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>
        <span id={legendId}>{legend}</span> {isOptional && <Optional />}
      </legend>
      {hint && (
        <p id={hintId} className={styles.groupHint}>
          {hint}
        </p>
      )}
      <IsInOptionalGroup value={isOptional}>{children}</IsInOptionalGroup>
    </fieldset>
  );
}

/** Lays out fields side by side where the screen is wide enough for them; a single one takes half the width. */
export function FieldRow({ areShort = false, children }: { areShort?: boolean; children: ReactNode }) {
  return <div className={areShort ? styles.shortRow : styles.row}>{children}</div>;
}
