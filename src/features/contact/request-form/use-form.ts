import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { type CalendarDay, todayIn } from '#contract/dates.ts';
import type { Issue } from '#contract/types.ts';
import { markTitle, unmarkTitle } from '#src/io/document.ts';
import { type Announcement, announce, toasts } from '#src/toasts/toasts.ts';

/** A form on the page, for the actions of its machine, which outlives it. */
export interface FormPage {
  /** Null while the form is not on the page, as the others. */
  form: RefObject<HTMLFormElement | null>;
  issues: RefObject<HTMLDivElement | null>;
  confirmation: RefObject<HTMLDivElement | null>;
  /** Whether the form is on the page, and its tab is selected. */
  isShown: () => boolean;
  /**
   * Focuses an element of the form after the next render, which may add it or change its text.
   * @param block the alignment of `scrollIntoView`
   */
  focusSoon: (element: () => HTMLElement | null | undefined, block: 'start' | 'center') => void;
  /** Empties the form, also when it is not on the page. */
  clear: () => void;
  /** Shows a toast of the form in place of any other. */
  announce: (announcement: Announcement) => void;
  /** Removes the toast of the form. */
  withdrawAnnouncement: () => void;
  /** Call this when the form is no longer visible. */
  leave: () => void;
  /** The fraction of the chosen file that has been read, from 0 to 1. */
  progress: () => number;
  showProgress: (fraction: number) => void;
  /** Call this when the form is on the page. Returns what to call when it is removed. */
  open: (rerender: () => void) => () => void;
  /** Call this after each render. */
  afterRender: () => void;
}

/**
 * Creates the page of a form.
 * @param clearDraft called to empty a form that is not on the page
 */
export function createFormPage(clearDraft: () => void): FormPage {
  const form: FormPage['form'] = { current: null };
  let requested: Parameters<FormPage['focusSoon']> | null = null;
  let progress = 0;
  let toast = '';
  // Renders even if the machine's state does not change.
  let rerender = () => {};
  return {
    form,
    issues: { current: null },
    confirmation: { current: null },
    isShown: () => form.current?.closest('[hidden]') === null,
    focusSoon: (...request) => {
      if (form.current) requested = request;
      rerender();
    },
    clear: () => (form.current ? form.current.reset() : clearDraft()),
    announce: (announcement) => {
      toast = announce(announcement);
    },
    withdrawAnnouncement: () => toasts.send({ type: 'toast.withdrawn', id: toast }),
    leave: () => toasts.send({ type: 'form.left', id: toast }),
    progress: () => progress,
    showProgress: (fraction) => {
      progress = fraction;
      rerender();
    },
    open: (update) => {
      rerender = update;
      return () => {
        rerender = () => {};
        requested = null;
      };
    },
    afterRender: () => {
      const [find, block] = requested ?? [];
      const element = find?.();
      if (!element || !block) return;
      requested = null;
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block });
    },
  };
}

/** Connects a form that is rendered to its page. */
export function useFormPage({ open, afterRender }: FormPage): void {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => open(rerender), [open]);
  useEffect(afterRender);
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

/** Tells the page when its form is hidden. Marks the page's title while a form with issues is visible. */
export function useFormVisibility({ leave }: FormPage, isVisible: boolean, issues: readonly Issue[]): void {
  const isMarked = isVisible && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // A layout effect: what the machine announces once the form is gone is not withdrawn.
  useLayoutEffect(() => (isVisible ? leave : undefined), [isVisible, leave]);
}

/** The current day at the practice; null before hydration, so that the build does not prerender its own date. */
export function useToday(timeZone: string): CalendarDay | null {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  // At midnight, "tomorrow" becomes another day: that which is sent.
  useEffect(() => {
    const timer = setInterval(rerender, 60_000);
    return () => clearInterval(timer);
  }, []);
  return useHydrated() ? todayIn(timeZone, new Date()) : null;
}
