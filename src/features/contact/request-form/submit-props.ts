import type { FormEvent } from 'react';
import type { Submission } from '../../../../machines/submission/submission.ts';
import { prepareToCheck } from '../../../io/check-request.ts';
import { wakeToaster } from '../../../io/toasts.ts';
import { readForm } from './read-form.ts';
import { prepareToSend } from './request-actors.ts';

/** What a form's element needs to tell its machine that it was sent. */
export interface SubmitProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Told of the first touch, with which everything that sending needs is fetched. */
  onFocus: () => void;
  onPointerDown: () => void;
}

/**
 * What a form's element needs to read itself when it is sent.
 * @param tell is told what the form holds
 */
export const submitProps = (tell: (submission: Submission) => void): SubmitProps => ({
  onSubmit: (event) => {
    event.preventDefault();
    prepare();
    const values = readForm(event.currentTarget);
    tell({ honeypot: values.website !== '', values });
  },
  onFocus: prepare,
  onPointerDown: prepare,
});

/** Fetches what sending needs. What cannot be fetched now is asked for again when the form is sent. */
function prepare(): void {
  wakeToaster();
  prepareToCheck();
  prepareToSend();
}
