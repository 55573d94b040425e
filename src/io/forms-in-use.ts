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

/** One symbol for each draft that would be lost with the page. */
const reasons = new Set<symbol>();

/** Milliseconds within which a browser follows a pressed link. */
const linkMilliseconds = 1000;
let calledAt = Number.NEGATIVE_INFINITY;

/** Records when a link was pressed that calls or writes: it does not leave the page. */
function recordCall({ target, timeStamp }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^(tel|sms|mailto):$/.test(link.protocol)) calledAt = timeStamp;
}

function ask(event: BeforeUnloadEvent): void {
  if (event.timeStamp - calledAt < linkMilliseconds) return;
  event.preventDefault();
  // Needed by browsers before 2023.
  event.returnValue = true;
}

/**
 * Makes the browser ask before the visitor leaves or reloads the page. There is no listener when it is not needed,
 * because with one some browsers do not put the page into the back/forward cache.
 * @returns stops asking
 */
export function askBeforeLeaving(): () => void {
  const reason = Symbol();
  reasons.add(reason);
  addEventListener('beforeunload', ask);
  addEventListener('click', recordCall, true);
  return () => {
    reasons.delete(reason);
    if (reasons.size > 0) return;
    removeEventListener('beforeunload', ask);
    removeEventListener('click', recordCall, true);
  };
}

/** Whether the browser would ask before leaving. */
const asksBeforeLeaving = (): boolean => reasons.size > 0;
