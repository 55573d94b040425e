import type { Issue } from '#contract/types.ts';

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
