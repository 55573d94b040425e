import { type RefObject, useEffect } from 'react';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';

/** What a link to the form already says about the visit. */
export type Prefill = Pick<ContactPrefill, 'appointmentType' | 'message'>;

/**
 * Fills fields that are empty or still have their prefilled value (`data-prefilled`), and empties those that another
 * link has filled. Never replaces what the patient wrote.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, { appointmentType, message }: Prefill): void {
  useEffect(() => {
    if (appointmentType === undefined && message === undefined) return;
    const fill = (name: string, text = '') => {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
      if (!isField || field.value === text || (field.value !== '' && field.value !== field.dataset.prefilled)) return;
      field.dataset.prefilled = text;
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    fill('appointmentType', appointmentType);
    fill('message', message);
  }, [form, appointmentType, message]);
}
