import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';

/** Where a form stands on the page: the elements that its machine's actions move the focus to or empty. */
export interface FormPage {
  form: RefObject<HTMLFormElement | null>;
  issues: RefObject<HTMLDivElement | null>;
  confirmation: RefObject<HTMLDivElement | null>;
  /**
   * Moves the focus to an element that is about to appear, or about to say something new of itself.
   * @param block how the element comes into sight: at the top, or no further than needed
   */
  focusSoon: (element: RefObject<HTMLElement | null>, block: 'start' | 'nearest') => void;
  clear: () => void;
}

/** Holds a form's elements, and carries out a wish for focus once the element it is meant for is on the page. */
export function useFormPage(): FormPage {
  const form = useRef<HTMLFormElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const wished = useRef<{ element: RefObject<HTMLElement | null>; block: 'start' | 'nearest' } | null>(null);
  // A wish is carried out after the next drawing, which a machine that stays where it is would not ask for.
  const [, drawAnew] = useReducer((drawings: number) => drawings + 1, 0);

  useEffect(() => {
    const element = wished.current?.element.current;
    if (!wished.current || !element) return;
    const { block } = wished.current;
    wished.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block });
  });

  return useMemo(
    () => ({
      form,
      issues,
      confirmation,
      focusSoon: (element, block) => {
        wished.current = { element, block };
        drawAnew();
      },
      clear: () => form.current?.reset(),
    }),
    [],
  );
}
