import type { Issue } from '../../../../supabase/functions/_shared/requests/types.ts';

/** What a field takes over from its form. */
export interface FieldIdentity {
  id: string;
  name: string;
  label: string;
  /** What is wrong with the answer. */
  error: string | undefined;
}

/** The id of a form's field: `appointment-firstName`, `contact-lens-rightEye-power`. */
export const fieldId = (form: string, field: string): string => `${form}-${field.replace('.', '-')}`;

/**
 * Makes what the fields of a form take over from it.
 * @param form the form's id
 * @param labels the fields' labels under their names
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
