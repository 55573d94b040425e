import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';

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
