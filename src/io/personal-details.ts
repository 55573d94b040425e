import { dispatchChange, type Field, fieldsOf } from './form-fields.ts';

/** The names of the fields whose values one form offers to another. */
const details = ['firstName', 'lastName', 'email', 'confirmEmail', 'phone', 'dateOfBirth'];

const detailsIn = (form: HTMLFormElement): Field[] => fieldsOf(form).filter(({ name }) => details.includes(name));

/** Whether a form contains personal details. */
export const hasDetails = (form: HTMLFormElement): boolean => detailsIn(form).some(({ value }) => value.trim() !== '');

/** Copies the personal details of one form into the empty fields of another. */
export function copyDetails(from: HTMLFormElement, to: HTMLFormElement): void {
  const known = new Map(detailsIn(from).map(({ name, value }) => [name, value]));
  for (const field of detailsIn(to)) {
    const value = known.get(field.name) ?? '';
    if (field.value !== '' || value === '') continue;
    field.value = value;
    dispatchChange(field);
  }
}
