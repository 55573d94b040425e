import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestType } from '#contract/options.ts';
import { isVisible } from '#contract/plain-text.ts';
import { type Field, fieldsOf, isChanged, isCheckable, isFileInput } from '#src/io/form-fields.ts';
import { takeFocus } from '#src/page/focus.ts';
import { readMark, setMark } from '#src/page/marks.ts';

/** The form of a type, if it is on the page. The build has no document. */
const formOf = (id: RequestType): HTMLFormElement | null =>
  typeof document === 'undefined' ? null : document.forms.namedItem(id);

const fieldsIn = (id: RequestType): Field[] => {
  const form = formOf(id);
  return form ? fieldsOf(form) : [];
};

/** Whether the form is on the page, and its tab is selected. */
export const isFormVisible = (id: RequestType): boolean => formOf(id)?.closest('[hidden]') === null;

/** Whether a visitor has entered anything into a form. */
export const isFilled = (id: RequestType): boolean => fieldsIn(id).some(isChanged);

/** Reads a form. A dotted name (`rightEye.power`) is a property of an object. Unchecked boxes are missing. */
export function readValues(id: RequestType): Readonly<Record<string, unknown>> {
  const values: Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>> = {};
  for (const [name, value] of new FormData(formOf(id) ?? undefined)) {
    const [group = '', field] = name.split('.');
    if (field === undefined) values[name] = value;
    else values[group] = Object.assign(values[group] ?? {}, { [field]: value });
  }
  return values;
}

/** A field's value as text: '' for none, 'on' for a checked box. */
function textIn(id: RequestType, name: string): string {
  const value = new FormData(formOf(id) ?? undefined).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether the honeypot, a field that only bots see, is filled. */
export const isHoneypotFilled = (id: RequestType): boolean => isVisible(textIn(id, 'website'));

/** Sets a field's value, and fires the events that follow when a visitor changes it and leaves it. */
function write(field: Field, value: string | readonly File[], events: readonly ('input' | 'change')[] = ['change']) {
  if (typeof value === 'string' && isCheckable(field)) field.checked = true;
  else if (typeof value === 'string') field.value = value;
  else if (isFileInput(field)) {
    const transfer = new DataTransfer();
    for (const file of value) transfer.items.add(file);
    field.files = transfer.files;
  }
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const fieldNamed = (id: RequestType, name: string): Field | undefined =>
  fieldsIn(id).find((field) => field.name === name);

/** Sets the value that a visitor has asked for with a button. */
export function writeValue(id: RequestType, name: string, text: string): void {
  const field = fieldNamed(id, name);
  if (field) write(field, text, ['input', 'change']);
}

/** Fills a field that is empty or has another link's value (its mark), never what the patient wrote. */
export function prefill(id: RequestType, name: string, text = ''): void {
  const field = fieldNamed(id, name);
  if (!field || field.value === text || (field.value !== '' && field.value !== readMark('prefilled', field))) return;
  setMark('prefilled', text, field);
  write(field, text);
}

/** The file that is chosen in a field. */
export function fileIn(id: RequestType, name: string): File | undefined {
  const field = fieldNamed(id, name);
  return field && isFileInput(field) ? field.files?.[0] : undefined;
}

/** Chooses a file instead of the visitor, as if it had been chosen in the picker. */
export function chooseFile(id: RequestType, name: string, file: File): void {
  const field = fieldNamed(id, name);
  if (field) write(field, [file]);
}

/** Empties a field for files, without an event. */
export function clearFileIn(id: RequestType, name: string): void {
  const field = fieldNamed(id, name);
  if (field) field.value = '';
}

/** Empties a form. */
export const clearValues = (id: RequestType): void => formOf(id)?.reset();

/** The value of a field that a visitor has entered. It is kept in memory only. */
interface KeptValue {
  name: string;
  /** For a checkbox or radio button: the one that is checked. */
  value: string;
  files: readonly File[];
  /** The value that the site had filled in. */
  prefilled: string | null;
}

/** The values that a visitor has entered into a form. */
export type KeptValues = readonly KeptValue[];

/** Reads the values of a form that were entered or prefilled, to restore them later. */
export const keptValues = (id: RequestType): KeptValues =>
  fieldsIn(id)
    .filter((field) => isChanged(field) || readMark('prefilled', field) !== null)
    .map((field) => ({
      name: field.name,
      value: field.value,
      files: isFileInput(field) ? [...(field.files ?? [])] : [],
      prefilled: readMark('prefilled', field),
    }));

/** Restores values, also in fields that appear later with another answer. Returns what stops waiting for them. */
export function restoreValues(id: RequestType, kept: KeptValues): () => void {
  let waiting = [...kept];
  const restore = () => {
    waiting = waiting.filter((one) => !restoreValue(id, one));
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  const form = formOf(id);
  if (form) observer.observe(form, { childList: true, subtree: true });
  restore();
  return () => observer.disconnect();
}

/** Restores one value. Returns whether its field exists. */
function restoreValue(id: RequestType, { name, value, files, prefilled }: KeptValue): boolean {
  const field = fieldsIn(id).find((one) => one.name === name && (!isCheckable(one) || one.value === value));
  if (!field) return false;
  if (prefilled !== null) setMark('prefilled', prefilled, field);
  write(field, isFileInput(field) ? files : value);
  return true;
}

/** The names of the fields whose values one form offers to another. */
const details = ['firstName', 'lastName', 'email', 'confirmEmail', 'phone', 'dateOfBirth'];

const detailsIn = (id: RequestType): Field[] => fieldsIn(id).filter(({ name }) => details.includes(name));

/** Whether a form contains personal details. */
export const hasDetails = (id: RequestType): boolean => detailsIn(id).some(({ value }) => value.trim() !== '');

/** Copies the personal details of one form into the empty fields of another. */
export function copyDetails(from: RequestType, to: RequestType): void {
  const known = new Map(detailsIn(from).map(({ name, value }) => [name, value]));
  for (const field of detailsIn(to)) {
    const value = known.get(field.name) ?? '';
    if (field.value === '' && value !== '') write(field, value);
  }
}

const partOf = (part: string) => (id: RequestType) => document.getElementById(`${id}-${part}`);

/** Finds what can get the focus, and says where it is scrolled to, and whether React adds it first. */
const focusTargets = {
  issues: { find: partOf('issues'), block: 'start', isAdded: true },
  confirmation: { find: partOf('confirmation'), block: 'start', isAdded: true },
  heading: { find: partOf('title'), block: 'nearest', isAdded: false },
  fields: { find: (id: RequestType) => fieldsIn(id)[0], block: 'nearest', isAdded: false },
  email: { find: (id: RequestType) => fieldNamed(id, 'email'), block: 'nearest', isAdded: false },
  acknowledgement: { find: (id: RequestType) => fieldNamed(id, 'acknowledgement'), block: 'center', isAdded: false },
} as const;

/** A part of a form that can get the focus. */
export type FocusTarget = keyof typeof focusTargets;

/** Moves the focus to a part of a form, and scrolls to it. */
export async function moveFocus(id: RequestType, what: FocusTarget): Promise<void> {
  const { find, block, isAdded } = focusTargets[what];
  const focus = () => {
    const element = find(id);
    if (element) takeFocus(element);
  };
  // At once, before React removes the button that was pressed, and as long as phones show their keyboard for a press.
  if (!isAdded) focus();
  // React has rendered then, and the router has restored the scroll position of a page.
  await new Promise((resolve) => setTimeout(resolve));
  if (isAdded) focus();
  find(id)?.scrollIntoView({ block });
}

/** The event after which to read a text: `input` while it is typed, or `change` when its field is left. */
type FieldEvent = 'input' | 'change';

/**
 * Calls `read` now, when a field changes, when the form is reset, and when its page is restored from the back/forward
 * cache. Boxes that the browser has checked fire no event. Returns what removes the listeners.
 */
export function onFormChange(id: RequestType, event: FieldEvent, read: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const form = formOf(id);
  read();
  if (event === 'input') form?.addEventListener('input', read, { signal });
  form?.addEventListener('change', event === 'input' ? read : oncePressed(read, signal), { signal });
  form?.addEventListener('reset', () => queueMicrotask(read), { signal });
  addEventListener('pageshow', read, { signal });
  return () => stop.abort();
}

/** A field's value as text: '' for none, 'on' for a checked box. */
export function useFormValue(id: RequestType, name: string, readAfter: FieldEvent = 'input'): string {
  const [value, setValue] = useState('');
  useFieldText(id, name, setValue, readAfter);
  return value;
}

/** Calls `hear` with a field's value, now and when it changes. */
export function useFieldText(
  id: RequestType,
  name: string,
  hear: (text: string) => void,
  readAfter: FieldEvent = 'input',
): void {
  const onText = useEffectEvent(hear);
  useEffect(() => {
    let last: string | null = null;
    return onFormChange(id, readAfter, () => {
      const text = textIn(id, name);
      if (text === last) return;
      last = text;
      onText(text);
    });
  }, [id, name, readAfter]);
}

/** Delays `work` while a pointer is pressed: a note that appears would move the pressed button away from it. */
function oncePressed(work: () => void, signal: AbortSignal): () => void {
  let isDown = false;
  let isDue = false;
  const release = () => {
    isDown = false;
    if (isDue) setTimeout(work);
    isDue = false;
  };
  const press = () => {
    isDown = true;
  };
  addEventListener('pointerdown', press, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal, capture: true });
  return () => {
    if (isDown) isDue = true;
    else setTimeout(work);
  };
}
