import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Issue } from '#contract/types.ts';
import type { SubmissionEvent } from '#machines/submission/submission.ts';
import { markTitle, unmarkTitle } from '#src/io/document-head.ts';

/** Sends events to a form's machine. */
export type SendFormEvent = (event: Extract<SubmissionEvent, { type: 'issues.addressed' | 'form.left' }>) => void;

/**
 * Sends `form.left` when the form is hidden, and `issues.addressed` when every field with an issue has been changed.
 * Marks the page's title while a form with issues is visible.
 */
export function useFormVisibility(
  form: RefObject<HTMLFormElement | null>,
  isVisible: boolean,
  issues: readonly Issue[],
  send: SendFormEvent,
): void {
  const isMarked = isVisible && issues.length > 0;

  useEffect(() => {
    if (!isMarked) return;
    markTitle();
    return unmarkTitle;
  }, [isMarked]);

  // A layout effect: when a page's passive effects are cleaned up, its machine is already stopped.
  useLayoutEffect(() => {
    if (!isVisible) return;
    return () => send({ type: 'form.left' });
  }, [isVisible, send]);

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
