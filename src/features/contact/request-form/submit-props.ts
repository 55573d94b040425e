import type { FormEvent } from 'react';
import type { Submission } from '../../../../machines/submission/submission.ts';
import { prepareToCheck } from '../../../io/check-request.ts';
import { toasterModule } from '../../../toasts/toasts.ts';
import { readForm } from './read-form.ts';
import { prepareToSend } from './request-actors.ts';

/** The event handlers of a form element. */
export interface SubmitProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The first of these events loads everything that sending needs. */
  onFocus: () => void;
  onPointerDown: () => void;
}

/**
 * The event handlers that read a form when it is submitted.
 * @param onSubmission called with the form values
 */
export const submitProps = (onSubmission: (submission: Submission) => void): SubmitProps => ({
  onSubmit: (event) => {
    event.preventDefault();
    prepare();
    const values = readForm(event.currentTarget);
    const { website } = values;
    onSubmission({ honeypot: typeof website === 'string' && website.trim() !== '', values });
  },
  onFocus: prepare,
  onPointerDown: prepare,
});

/** Loads what sending needs. If that fails, sending tries again. */
function prepare(): void {
  toasterModule.request();
  prepareToCheck();
  prepareToSend();
}
