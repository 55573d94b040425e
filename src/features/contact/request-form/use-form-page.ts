import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';

/** The elements of a form on the page: those that its machine's actions move the focus to or empty. */
export interface FormPage {
  form: RefObject<HTMLFormElement | null>;
  issues: RefObject<HTMLDivElement | null>;
  confirmation: RefObject<HTMLDivElement | null>;
  /**
   * Moves the focus to an element that is about to appear, or about to say something new of itself.
   * @param block how the element is scrolled into view: at the top, or no further than needed
   */
  focusSoon: (element: RefObject<HTMLElement | null>, block: 'start' | 'nearest') => void;
  clear: () => void;
}

/** Holds a form's elements, and moves the focus once the element it is meant for is on the page. */
export function useFormPage(): FormPage {
  const form = useRef<HTMLFormElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const requested = useRef<{ element: RefObject<HTMLElement | null>; block: 'start' | 'nearest' } | null>(null);
  // The focus moves after the next render, which a machine that stays in its state would not cause.
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
