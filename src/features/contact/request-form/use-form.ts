import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { type CalendarDay, todayIn } from '#contract/dates.ts';
import type { Toast } from '#machines/toasts/toasts.machine.ts';
import { newTask } from '#src/io/tasks.ts';
import { announce, toasts } from '#src/toasts/toasts.ts';

/** What to focus, and where to scroll it to. */
type FocusTarget = [find: () => HTMLElement | null | undefined, block: 'start' | 'center'];

/** A form in the document, for its machines, which outlive it. `clearDraft` empties it when it is not there. */
export function createFormPage(id: string, clearDraft: () => void) {
  // Null while they are not on the page.
  const form: RefObject<HTMLFormElement | null> = { current: null };
  const issues: RefObject<HTMLDivElement | null> = { current: null };
  const confirmation: RefObject<HTMLDivElement | null> = { current: null };
  let requested: FocusTarget | null = null;
  let progress = 0;
  let rerender = () => {};
  const focusSoon = (...target: FocusTarget) => {
    requested = target;
    rerender();
  };
  return {
    form,
    issues,
    confirmation,
    /** Whether the form is on the page, and its tab is selected. */
    isShown: () => form.current?.closest('[hidden]') === null,
    /** Focuses an element after the next render of the form, which may add it: now, or when the visitor comes back to it. */
    focusSoon,
    /** Empties the form, also when it is not on the page. */
    clear: () => (form.current ? form.current.reset() : clearDraft()),
    announce: (toast: Toast) => announce({ ...toast, form: id }),
    withdrawAnnouncement: () => toasts.send({ type: 'toast.withdrawn', form: id }),
    /** Call this when the form is no longer visible. */
    leave: () => toasts.send({ type: 'form.left', form: id }),
    /** The fraction of the chosen file that has been read, from 0 to 1. */
    progress: () => progress,
    showProgress: (fraction: number) => {
      progress = fraction;
      rerender();
    },
    /** Renders the form, even if no state has changed. */
    rerender: () => rerender(),
    /** Call this when the form is on the page. Returns what to call when it is removed. */
    open: (update: () => void) => {
      const missed = requested;
      requested = null;
      rerender = update;
      // After the router, which restores the scroll position and focuses the page's heading.
      if (missed) void newTask().then(() => focusSoon(...missed));
      return () => {
        rerender = () => {};
        requested = null;
      };
    },
    /** Call this after each render. */
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

/** A form in the document. */
export type FormPage = ReturnType<typeof createFormPage>;

/** The event after which to read a text: `input` while it is typed, or `change` when its field is left. */
type FieldEvent = 'input' | 'change';

/**
 * Calls `read` now, when a field changes, when the form is reset, and when its page is restored from the back/forward
 * cache. Boxes that the browser has checked fire no event. Returns what removes the listeners.
 */
export function onFormChange(form: HTMLElement, event: FieldEvent, read: () => void): () => void {
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

const asItIs = (text: string) => text;

/** A field's value as text: '' for none, 'on' for a checked box. */
export function useFormValue(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  readAfter: FieldEvent = 'input',
): string {
  const [value, setValue] = useState('');
  useFieldEvent(form, name, asItIs, setValue, readAfter);
  return value;
}

/** Sends the event for a field's value, now and when it changes; null for none. The functions must stay the same. */
export function useFieldEvent<TEvent>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  eventFor: (text: string) => TEvent | null,
  send: (event: TEvent) => void,
  readAfter: FieldEvent = 'input',
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let last: string | null = null;
    return onFormChange(element, readAfter, () => {
      const value = new FormData(element).get(name);
      const text = typeof value === 'string' ? value : '';
      if (text === last) return;
      last = text;
      const event = eventFor(text);
      if (event !== null) send(event);
    });
  }, [form, name, eventFor, send, readAfter]);
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
