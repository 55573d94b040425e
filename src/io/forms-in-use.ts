import { isChanged } from './form-fields.ts';
import { isAskingBeforeLeaving } from './leave-question.ts';

/** Whether a form is filled in, also on another page, or has the focus, or `data-lost-on-reload` marks something. */
export function isAnyFormInUse(): boolean {
  if (document.querySelector('[data-lost-on-reload]')) return true;
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return isAskingBeforeLeaving() || fields.some((field) => field === document.activeElement || isChanged(field));
}
