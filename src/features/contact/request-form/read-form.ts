/** A form's fields under their names. */
export type FormValues = Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>>;

/**
 * Reads what a form's fields hold. A dotted name is a field within an object: `rightEye.power`. Boxes that are not
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
  const held = values[group];
  return typeof held === 'object' && !(held instanceof File) ? held : {};
}
