import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Where a form stands on the page: the elements that its machine's actions move the focus to or empty. */
export interface FormPage {
  form: RefObject<HTMLFormElement | null>;
  issues: RefObject<HTMLDivElement | null>;
  confirmation: RefObject<HTMLDivElement | null>;
  /** Moves the focus to a part that is about to appear. */
  focusSoon: (part: 'issues' | 'confirmation') => void;
  clear: () => void;
}

/** Holds a form's elements, and carries out a wish for focus once the part it is meant for is on the page. */
export function useFormPage(): FormPage {
  const form = useRef<HTMLFormElement>(null);
  const issues = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const wished = useRef<'issues' | 'confirmation' | null>(null);

  useEffect(() => {
    if (wished.current === null) return;
    const element = { issues, confirmation }[wished.current].current;
    if (!element) return;
    wished.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  });

  return useMemo(
    () => ({
      form,
      issues,
      confirmation,
      focusSoon: (part) => {
        wished.current = part;
      },
      clear: () => form.current?.reset(),
    }),
    [],
  );
}
