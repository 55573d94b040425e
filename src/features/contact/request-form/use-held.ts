import { type RefObject, useEffect, useState } from 'react';

/**
 * What some of a form's fields hold at the moment, as text: '' for nothing, 'on' for a ticked box. It is read from the
 * fields themselves at every change, and also when the page starts, comes back from the browser's cache, or the form is
 * emptied: fields may have been filled in before the page was ready.
 * @param moment whether a text counts while it is typed, or once its field is left
 */
export function useHeld<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  moment: 'typing' | 'leaving' = 'typing',
): Readonly<Record<Name, string>> {
  const [held, setHeld] = useState(() => nothing(names));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form asks for the same names all its life
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setHeld((before) => newer(before, textsIn(element, names)));
    const stop = new AbortController();
    const { signal } = stop;
    read();
    if (moment === 'typing') {
      element.addEventListener('input', read, { signal });
      element.addEventListener('change', read, { signal });
    } else {
      element.addEventListener('change', oncePressed(read, signal), { signal });
    }
    element.addEventListener('reset', () => queueMicrotask(read), { signal });
    addEventListener('pageshow', read, { signal });
    return () => stop.abort();
  }, [form, moment]);

  return held;
}

/**
 * Puts `work` off while a pointer is held down, until what it pressed has been pressed: a field is left with the
 * pointer on its way to a button, and a remark that appears in between would move the button away from under it.
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

const nothing = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

function textsIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const texts = nothing(names);
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** The values read now, or those read before when nothing changed. */
function newer<Name extends string>(before: Record<Name, string>, now: Record<Name, string>): Record<Name, string> {
  return Object.entries(now).every(([name, value]) => before[name as Name] === value) ? before : now;
}
