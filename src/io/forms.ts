/** Whether a form is filled in, also on another page, or has the focus, or `data-lost-on-reload` marks something. */
export function isAnyFormInUse(): boolean {
  if (document.querySelector('[data-lost-on-reload]')) return true;
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return reasons.size > 0 || fields.some((field) => field === document.activeElement || isChanged(field));
}

/** Whether a field differs from both its initial and its prefilled value (`data-prefilled`). */
function isChanged(field: Element): boolean {
  if (!isField(field) || field.value === field.dataset.prefilled) return false;
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(
      (option) => option.selected !== option.hasAttribute('selected') && option.value !== '',
    );
  }
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  return field.value !== (isFileInput(field) ? '' : field.defaultValue);
}

/** One symbol for each draft that would be lost with the page. */
const reasons = new Set<symbol>();

/** Milliseconds within which a browser follows a pressed link. */
const linkMilliseconds = 1000;
let calledAt = Number.NEGATIVE_INFINITY;

/** Records when a link was pressed that calls or writes: it does not leave the page. */
function recordCall({ target, timeStamp }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^(tel|sms|mailto):$/.test(link.protocol)) calledAt = timeStamp;
}

function ask(event: BeforeUnloadEvent): void {
  if (event.timeStamp - calledAt < linkMilliseconds) return;
  event.preventDefault();
  // Needed by browsers before 2023.
  event.returnValue = true;
}

/**
 * Makes the browser ask before the visitor leaves the page. It listens only as long as needed: some browsers do not put a
 * page that listens into the back/forward cache. Returns what stops it.
 */
export function askBeforeLeaving(): () => void {
  const reason = Symbol();
  reasons.add(reason);
  addEventListener('beforeunload', ask);
  addEventListener('click', recordCall, true);
  return () => {
    reasons.delete(reason);
    if (reasons.size > 0) return;
    removeEventListener('beforeunload', ask);
    removeEventListener('click', recordCall, true);
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field. It is kept in memory only. */
interface FieldDraft {
  name: string;
  /** For a checkbox or radio button: the one that is checked. */
  value: string;
  files: readonly File[];
  /** The value that the site had filled in. */
  prefilled: string | undefined;
}

/** The values that a visitor has entered into a form. */
export type FormDraft = readonly FieldDraft[];

/** The names of the fields whose values one form offers to another. */
const details = ['firstName', 'lastName', 'email', 'confirmEmail', 'phone', 'dateOfBirth'];

const isField = (element: Element | RadioNodeList | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isFileInput = (field: Field): field is HTMLInputElement => field.type === 'file';

/** A form's fields, without those that are hidden from visitors. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !field.closest('[aria-hidden="true"]'));

/** Whether a visitor has entered anything into a form. */
export const isFilled = (form: HTMLFormElement): boolean => fieldsOf(form).some(isChanged);

/** Reads the values of a form that were entered or prefilled. */
export function readDraft(form: HTMLFormElement): FormDraft {
  return fieldsOf(form)
    .filter((field) => isChanged(field) || field.dataset.prefilled !== undefined)
    .map((field) => ({
      name: field.name,
      value: field.value,
      files: isFileInput(field) ? [...(field.files ?? [])] : [],
      prefilled: field.dataset.prefilled,
    }));
}

/** Restores a draft, also in fields that appear later with another answer. Returns what stops waiting for them. */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): () => void {
  let waiting = [...draft];
  const restore = () => {
    waiting = waiting.filter((one) => !restoreField(form, one));
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(form, { childList: true, subtree: true });
  restore();
  return () => observer.disconnect();
}

/** Restores one field. Returns whether it exists. */
function restoreField(form: HTMLFormElement, { name, value, files, prefilled }: FieldDraft): boolean {
  const field = fieldsOf(form).find((one) => one.name === name && (!isCheckable(one) || one.value === value));
  if (!field) return false;
  if (prefilled !== undefined) field.dataset.prefilled = prefilled;
  if (isFileInput(field)) chooseFiles(field, files);
  else {
    if (isCheckable(field)) field.checked = true;
    else field.value = value;
    dispatchChange(field);
  }
  return true;
}

/** Chooses files in a field, as if the visitor had. */
export function chooseFiles(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  dispatchChange(field);
}

/** Fires the event that follows when a visitor changes a field and leaves it. */
const dispatchChange = (field: Field) => field.dispatchEvent(new Event('change', { bubbles: true }));

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
