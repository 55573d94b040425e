import { readMark, setMark } from '#src/page/marks.ts';
import { chooseFiles, dispatchChange, fieldsOf, isChanged, isCheckable, isFileInput } from './form-fields.ts';

/** The value of a field. It is kept in memory only. */
interface FieldDraft {
  name: string;
  /** For a checkbox or radio button: the one that is checked. */
  value: string;
  files: readonly File[];
  /** The value that the site had filled in. */
  prefilled: string | null;
}

/** The values that a visitor has entered into a form. */
export type FormDraft = readonly FieldDraft[];

/** Reads the values of a form that were entered or prefilled. */
export function readDraft(form: HTMLFormElement): FormDraft {
  return fieldsOf(form)
    .filter((field) => isChanged(field) || readMark('prefilled', field) !== null)
    .map((field) => ({
      name: field.name,
      value: field.value,
      files: isFileInput(field) ? [...(field.files ?? [])] : [],
      prefilled: readMark('prefilled', field),
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
  if (prefilled !== null) setMark('prefilled', prefilled, field);
  if (isFileInput(field)) chooseFiles(field, files);
  else {
    if (isCheckable(field)) field.checked = true;
    else field.value = value;
    dispatchChange(field);
  }
  return true;
}
