import { marked } from '#src/page/marks.ts';
import { isChanged } from './form-fields.ts';
import { isAskingBeforeLeaving } from './leave-question.ts';

/** Whether a form is filled in, also on another page, or has the focus, or something is marked that a reload would lose. */
export function isAnyFormInUse(): boolean {
  if (document.querySelector(marked('lost-on-reload'))) return true;
  const fields = [...document.forms].flatMap((form) => [...form.elements]);
  return isAskingBeforeLeaving() || fields.some((field) => field === document.activeElement || isChanged(field));
}
