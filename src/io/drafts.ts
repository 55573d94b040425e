import { isChanged } from './forms-in-use.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field: in memory alone. */
interface FieldDraft {
  name: string;
  /** Of a box or a choice among several: which one is ticked. */
  value: string;
  files: readonly File[];
  /** What the site had put there before the visitor wrote. */
  prefilled: string | undefined;
}

/** What a visitor has put into a form. */
export type FormDraft = readonly FieldDraft[];

/** The parts of a person's details that are offered from one form to another, by the names of their fields. */
const details = ['firstName', 'lastName', 'email', 'confirmEmail', 'phone', 'dateOfBirth'];

const isField = (element: Element | RadioNodeList | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isPicker = (field: Field): field is HTMLInputElement => field.type === 'file';

/** A form's fields, without those that nobody sees. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !field.closest('[aria-hidden="true"]'));

/** Whether a form holds something that its visitor has entered. */
export const isFilled = (form: HTMLFormElement): boolean => fieldsOf(form).some(isChanged);

/** Reads what a form holds: what was entered, and what the site knew before. */
export function readDraft(form: HTMLFormElement): FormDraft {
  return fieldsOf(form)
    .filter((field) => isChanged(field) || field.dataset.prefilled !== undefined)
    .map((field) => ({
      name: field.name,
      value: field.value,
      files: isPicker(field) ? [...(field.files ?? [])] : [],
      prefilled: field.dataset.prefilled,
    }));
}

/**
 * Puts what was read from a form into one that is as new. A field that appears only with the answer to another one gets
 * its own as soon as it is there. Returns what ends the waiting for such fields.
 */
export function putBack(form: HTMLFormElement, draft: FormDraft): () => void {
  let waiting = [...draft];
  const put = () => {
    waiting = waiting.filter((one) => !putInto(form, one));
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(form, { childList: true, subtree: true });
  put();
  return () => observer.disconnect();
}

/** Returns whether the field is there. */
function putInto(form: HTMLFormElement, { name, value, files, prefilled }: FieldDraft): boolean {
  const field = fieldsOf(form).find((one) => one.name === name && (!isTicked(one) || one.value === value));
  if (!field) return false;
  if (prefilled !== undefined) field.dataset.prefilled = prefilled;
  if (isTicked(field)) field.checked = true;
  else if (isPicker(field)) attach(field, files);
  else field.value = value;
  dispatchChange(field);
  return true;
}

function attach(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
}

/** Fires the event of a field that was changed and left. */
const dispatchChange = (field: Field) => field.dispatchEvent(new Event('change', { bubbles: true }));

const detailsIn = (form: HTMLFormElement): Field[] => fieldsOf(form).filter(({ name }) => details.includes(name));

/** Whether a form says who the person is. */
export const hasDetails = (form: HTMLFormElement): boolean => detailsIn(form).some(({ value }) => value.trim() !== '');

/** Writes the person's details from one form into another, where fields are empty. */
export function copyDetails(from: HTMLFormElement, to: HTMLFormElement): void {
  const known = new Map(detailsIn(from).map(({ name, value }) => [name, value]));
  for (const field of detailsIn(to)) {
    const value = known.get(field.name) ?? '';
    if (field.value !== '' || value === '') continue;
    field.value = value;
    dispatchChange(field);
  }
}
