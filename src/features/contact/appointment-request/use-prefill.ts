import { type RefObject, useEffect } from 'react';
import type { ContactPrefill } from '../../../rules/contact-prefill.ts';

/** What is known of a visit before the patient writes anything. */
export type Prefill = Pick<ContactPrefill, 'appointmentType' | 'message'>;

/**
 * Puts what is known into fields that are still empty, or contain what was put there before (`data-prefilled`), not what
 * the patient has written.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, { appointmentType, message }: Prefill): void {
  useEffect(() => {
    const fill = (name: string, text: string | undefined) => {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
      if (text === undefined || !isField || (field.value !== '' && field.value !== field.dataset.prefilled)) return;
      field.dataset.prefilled = text;
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    fill('appointmentType', appointmentType);
    fill('message', message);
  }, [form, appointmentType, message]);
}
