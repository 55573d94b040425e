import type { FormEvent } from 'react';
import type { Submission } from '../../../../machines/submission/submission.ts';
import { prepareToCheck } from '../../../io/check-request.ts';
import { requestToaster } from '../../../io/toasts.ts';
import { readForm } from './read-form.ts';
import { prepareToSend } from './request-actors.ts';

/** The listeners of a form's element. */
export interface SubmitProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The first of these fetches everything that sending needs. */
  onFocus: () => void;
  onPointerDown: () => void;
}

/**
 * The listeners that read a form when it is submitted.
 * @param onSubmission called with the values of the form
 */
export const submitProps = (onSubmission: (submission: Submission) => void): SubmitProps => ({
  onSubmit: (event) => {
    event.preventDefault();
    prepare();
    const values = readForm(event.currentTarget);
    onSubmission({ honeypot: values.website !== '', values });
  },
  onFocus: prepare,
  onPointerDown: prepare,
});

/** Fetches what sending needs. What cannot be fetched now is asked for again when the form is sent. */
function prepare(): void {
  requestToaster();
  prepareToCheck();
  prepareToSend();
}
