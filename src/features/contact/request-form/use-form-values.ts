import { type RefObject, useEffect, useState } from 'react';

/** When a text that is being typed counts: while it is typed, or once its field is left. */
type Moment = 'typing' | 'leaving';

/**
 * Calls `read` at once, at every change of a form's fields, and when the form is reset or its page comes back from the
 * browser's cache: boxes that were ticked before the page was hydrated, or that the browser ticks, fire no event.
 * @returns ends it
 */
function onFormChange(form: HTMLFormElement, moment: Moment, read: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  read();
  if (moment === 'typing') {
    form.addEventListener('input', read, { signal });
    form.addEventListener('change', read, { signal });
  } else {
    form.addEventListener('change', oncePressed(read, signal), { signal });
  }
  form.addEventListener('reset', () => queueMicrotask(read), { signal });
  addEventListener('pageshow', read, { signal });
  return () => stop.abort();
}

/** What some of a form's fields hold, as text: '' for nothing, 'on' for a ticked box. */
export function useFormValues<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  moment: Moment = 'typing',
): Readonly<Record<Name, string>> {
  const [values, setValues] = useState(() => emptyValues(names));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form asks for the same names all its life
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    return onFormChange(element, moment, () => setValues((before) => newer(before, valuesIn(element, names))));
  }, [form, moment]);

  return values;
}

/**
 * Sends a machine an event whenever a field holds another text than before, and once for what it holds at first.
 * @param eventFor the event for a text, or null for none; the same function at every render, as `send`
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
    return onFormChange(element, 'typing', () => {
      const text = valuesIn(element, [name])[name] ?? '';
      if (text === last) return;
      last = text;
      const event = eventFor(text);
      if (event) send(event);
    });
  }, [form, name, eventFor, send]);
}

/**
 * Puts `work` off while a pointer is held down, until what it pressed has been pressed: a field is left with the
 * pointer on its way to a button, and a note that appears in between would move the button away from under it.
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

/** The values read now, or those read before when nothing changed. */
function newer<Name extends string>(before: Record<Name, string>, now: Record<Name, string>): Record<Name, string> {
  return Object.entries(now).every(([name, value]) => before[name as Name] === value) ? before : now;
}
