/** A form's values under the names of its fields. */
export type FormValues = Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>>;

/**
 * Reads the values of a form. A dotted name is a field within an object: `rightEye.power`. Boxes that are not
 * ticked and groups without a choice are missing.
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
