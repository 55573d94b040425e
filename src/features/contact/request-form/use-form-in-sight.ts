import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { SubmissionEvent } from '../../../../machines/submission/submission.ts';
import type { Issue } from '../../../../supabase/functions/_shared/requests/types.ts';
import { markTitle, unmarkTitle } from '../../../io/page-title.ts';

/** What a form's machine is told of how the form is used. */
export type TellOfUse = (event: Extract<SubmissionEvent, { type: 'issues.addressed' | 'form.left' }>) => void;

/**
 * Tells a form's machine when the form goes out of sight and when every field with an issue has been changed, and says
 * in the page's title that something has to be corrected, for as long as a form with issues is to be seen.
 */
export function useFormInSight(
  form: RefObject<HTMLFormElement | null>,
  isInSight: boolean,
  issues: readonly Issue[],
  tell: TellOfUse,
): void {
  const isMarked = isInSight && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // Not in a passive effect: a machine hears nothing any more when its page's passive effects end.
  useLayoutEffect(() => {
    if (!isInSight) return;
    return () => tell({ type: 'form.left' });
  }, [isInSight, tell]);

  useEffect(() => {
    if (issues.length === 0) return;
    const untouched = new Set(issues.map(({ field }) => field));
    const stop = new AbortController();
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !untouched.delete(target.getAttribute('name') ?? '')) return;
      if (untouched.size === 0) tell({ type: 'issues.addressed' });
    };
    for (const type of ['input', 'change']) form.current?.addEventListener(type, note, stop);
    return () => stop.abort();
  }, [form, issues, tell]);
}
