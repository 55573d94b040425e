import { isAskedBeforeLeaving } from './leaving.ts';

/**
 * Whether a form holds something that its visitor has typed, ticked or chosen, or is about to: a form of the page, or one
 * whose text is kept while the visitor is on another page.
 */
export function isAnyFormInUse(): boolean {
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return isAskedBeforeLeaving() || fields.some((field) => field === document.activeElement || isChanged(field));
}

/** Whether a field holds something else than it did at first, or than the site has put into it (`data-prefilled`). */
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
