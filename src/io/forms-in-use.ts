import { asksBeforeLeaving } from './leaving.ts';

/**
 * Whether a visitor has entered anything into a form, or has focused one of its fields. Includes forms of other pages
 * whose drafts are in memory, and what a reload would lose besides (`data-lost-on-reload`): a confirmation, or the
 * answers of the guide.
 */
export function isAnyFormInUse(): boolean {
  if (document.querySelector('[data-lost-on-reload]')) return true;
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return asksBeforeLeaving() || fields.some((field) => field === document.activeElement || isChanged(field));
}

/** Whether a field differs from both its initial and its prefilled value (`data-prefilled`). */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLElement && 'value' in field && field.value === field.dataset.prefilled) return false;
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(
      (option) => option.selected !== option.hasAttribute('selected') && option.value !== '',
    );
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.type === 'file' ? field.value !== '' : field.value !== field.defaultValue;
}
