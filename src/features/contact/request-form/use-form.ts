import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type CalendarDay, todayIn } from '#contract/dates.ts';
import type { Issue } from '#contract/types.ts';
import type { SubmissionEvent } from '#machines/submission/submission.ts';
import { markTitle, unmarkTitle } from '#src/io/document-head.ts';

/** The elements of a form that its machine's actions focus or clear. */
export interface FormPage {
  form: RefObject<HTMLFormElement | null>;
  issues: RefObject<HTMLDivElement | null>;
  confirmation: RefObject<HTMLDivElement | null>;
  /**
   * Focuses an element after the next render, which may add it or change its text.
   * @param block the alignment of `scrollIntoView`
   */
  focusSoon: (element: RefObject<HTMLElement | null>, block: 'start' | 'nearest') => void;
  clear: () => void;
}

/** Refs to a form's elements, and a way to focus one after the next render. */
export function useFormPage(): FormPage {
  const form = useRef<HTMLFormElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const requested = useRef<{ element: RefObject<HTMLElement | null>; block: 'start' | 'nearest' } | null>(null);
  // Forces a render even if the machine's state does not change.
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);

  useEffect(() => {
    const element = requested.current?.element.current;
    if (!requested.current || !element) return;
    const { block } = requested.current;
    requested.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block });
  });

  return useMemo(
    () => ({
      form,
      issues,
      confirmation,
      focusSoon: (element, block) => {
        requested.current = { element, block };
        rerender();
      },
      clear: () => form.current?.reset(),
    }),
    [],
  );
}

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

/** Sends events to a form's machine. */
export type SendFormEvent = (event: Extract<SubmissionEvent, { type: 'issues.addressed' | 'form.left' }>) => void;

/**
 * Sends `form.left` when the form is hidden, and `issues.addressed` when every field with an issue has been changed.
 * Marks the page's title while a form with issues is visible.
 */
export function useFormVisibility(
  form: RefObject<HTMLFormElement | null>,
  isVisible: boolean,
  issues: readonly Issue[],
  send: SendFormEvent,
): void {
  const isMarked = isVisible && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // A layout effect: when a page's passive effects are cleaned up, its machine is already stopped.
  useLayoutEffect(() => {
    if (!isVisible) return;
    return () => send({ type: 'form.left' });
  }, [isVisible, send]);

  useEffect(() => {
    if (issues.length === 0) return;
    const untouched = new Set(issues.map(({ field }) => field));
    const stop = new AbortController();
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !untouched.delete(target.getAttribute('name') ?? '')) return;
      if (untouched.size === 0) send({ type: 'issues.addressed' });
    };
    for (const type of ['input', 'change']) form.current?.addEventListener(type, note, stop);
    return () => stop.abort();
  }, [form, issues, send]);
}

/** The current day at the practice; null before hydration, so that the build does not prerender its own date. */
export function useToday(timeZone: string): CalendarDay | null {
  return useHydrated() ? todayIn(timeZone, new Date()) : null;
}
