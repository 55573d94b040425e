import { readMark } from '#src/page/marks.ts';

/** A field of a form that holds a value. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | RadioNodeList | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Whether a field is a checkbox or radio button. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Whether visitors choose files in a field. */
export const isFileInput = (field: Field): field is HTMLInputElement => field.type === 'file';

/** A form's fields, without those that are hidden from visitors. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !field.closest('[aria-hidden="true"]'));

/** Whether a field differs from both its initial and its prefilled value (its mark). */
export function isChanged(field: Element): boolean {
  if (!isField(field) || field.value === readMark('prefilled', field)) return false;
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(
      (option) => option.selected !== option.hasAttribute('selected') && option.value !== '',
    );
  }
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  return field.value !== (isFileInput(field) ? '' : field.defaultValue);
}
