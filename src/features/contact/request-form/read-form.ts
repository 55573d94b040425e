/** A form's values by field name. */
export type FormValues = Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>>;

/**
 * Reads the values of a form. A dotted name (`rightEye.power`) is a property of an object. Unchecked checkboxes and
 * radio groups are missing.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    const [group, field] = name.split('.');
    if (group === undefined || field === undefined) values[name] = value;
    else values[group] = { ...groupIn(values, group), [field]: value };
  }
  return values;
}

function groupIn(values: FormValues, group: string): Record<string, FormDataEntryValue> {
  const existing = values[group];
  return typeof existing === 'object' && !(existing instanceof File) ? existing : {};
}
