import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { SubmissionEvent } from '../../../../machines/submission/submission.ts';
import type { Issue } from '../../../../supabase/functions/_shared/requests/types.ts';
import { markTitle, unmarkTitle } from '../../../io/page-title.ts';

/** Sends a form's machine the events of how the form is used. */
export type SendUse = (event: Extract<SubmissionEvent, { type: 'issues.addressed' | 'form.left' }>) => void;

/**
 * Sends a form's machine `form.left` when the form goes out of sight and `issues.addressed` when every field with an
 * issue has been changed. Marks the page's title while a form with issues is in sight.
 */
export function useFormInSight(
  form: RefObject<HTMLFormElement | null>,
  isInSight: boolean,
  issues: readonly Issue[],
  send: SendUse,
): void {
  const isMarked = isInSight && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // Not in a passive effect: a machine gets no events any more when its page's passive effects end.
  useLayoutEffect(() => {
    if (!isInSight) return;
    return () => send({ type: 'form.left' });
  }, [isInSight, send]);

  useEffect(() => {
    if (issues.length === 0) return;
    const untouched = new Set(issues.map(({ field }) => field));
    const stop = new AbortController();
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !untouched.delete(target.getAttribute('name') ?? '')) return;
      if (untouched.size === 0) send({ type: 'issues.addressed' });
    };
    for (const type of ['input', 'change']) form.current?.addEventListener(type, note, stop);
    return () => stop.abort();
  }, [form, issues, send]);
}
