import { type RefObject, useEffect, useRef } from 'react';
import type { ContactWish } from '../../../practice/contact-wish.ts';

/** What is known of a visit before the patient writes anything. */
export type Prefill = Pick<ContactWish, 'appointmentType' | 'message'>;

/** Puts what is known into fields that are still empty, or hold what was put there before. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, { appointmentType, message }: Prefill): void {
  const last = useRef<Record<string, string>>({});

  useEffect(() => {
    const fill = (name: string, text: string | undefined) => {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
      if (text === undefined || !isField || (field.value !== '' && field.value !== last.current[name])) return;
      last.current[name] = text;
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    fill('appointmentType', appointmentType);
    fill('message', message);
  }, [form, appointmentType, message]);
}
