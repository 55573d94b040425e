/** Whether a form of the page holds something that its visitor has typed, ticked or chosen, or is about to. */
export function isAnyFormInUse(): boolean {
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return fields.some((field) => field === document.activeElement || isChanged(field));
}

function isChanged(field: Element): boolean {
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
