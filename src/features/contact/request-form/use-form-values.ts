import { type RefObject, useEffect, useState } from 'react';

/** The event after which to read a text: `input` while it is typed, or `change` when its field is left. */
type FieldEvent = 'input' | 'change';

/**
 * Calls `read` now, at every change of a form's fields, when the form is reset, and when its page is restored from the
 * back/forward cache. Boxes that were checked before hydration or by the browser fire no event.
 * @returns removes the listeners
 */
function onFormChange(form: HTMLFormElement, event: FieldEvent, read: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  read();
  if (event === 'input') {
    form.addEventListener('input', read, { signal });
    form.addEventListener('change', read, { signal });
  } else {
    form.addEventListener('change', oncePressed(read, signal), { signal });
  }
  form.addEventListener('reset', () => queueMicrotask(read), { signal });
  addEventListener('pageshow', read, { signal });
  return () => stop.abort();
}

/** The values of some fields as text: '' for none, 'on' for a checked box. */
export function useFormValues<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  event: FieldEvent = 'input',
): Readonly<Record<Name, string>> {
  const [values, setValues] = useState(() => emptyValues(names));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form asks for the same names all its life
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    return onFormChange(element, event, () => setValues((before) => newer(before, valuesIn(element, names))));
  }, [form, event]);

  return values;
}

/**
 * Sends an event for the initial value of a field and whenever it changes.
 * @param eventFor the event for a value, or null for none; it and `send` must not change between renders
 */
export function useFieldEvent<TEvent>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  eventFor: (text: string) => TEvent | null,
  send: (event: TEvent) => void,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let last: string | null = null;
    return onFormChange(element, 'input', () => {
      const text = valuesIn(element, [name])[name] ?? '';
      if (text === last) return;
      last = text;
      const event = eventFor(text);
      if (event) send(event);
    });
  }, [form, name, eventFor, send]);
}

/**
 * Delays `work` while a pointer is pressed. A field loses the focus when a button is pressed; a note that appears then
 * would move the button away from the pointer.
 */
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

const emptyValues = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const values = emptyValues(names);
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The new values, or the previous object when nothing changed. */
function newer<Name extends string>(before: Record<Name, string>, now: Record<Name, string>): Record<Name, string> {
  return Object.entries(now).every(([name, value]) => before[name as Name] === value) ? before : now;
}
