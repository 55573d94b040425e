import type { FormEvent } from 'react';
import type { Submission } from '#machines/submission/submission.ts';
import { prepareToCheck } from '#src/io/check-request.ts';
import { toasterModule } from '#src/toasts/toasts.ts';
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

/** A form's values by field name. */
export type FormValues = Record<string, FormDataEntryValue | Record<string, FormDataEntryValue>>;

/**
 * Reads the values of a form. A dotted name (`rightEye.power`) is a property of an object. Unchecked checkboxes and
 * radio groups are missing.
 */
function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    const [group, field] = name.split('.');
    if (group === undefined || field === undefined) values[name] = value;
    else values[group] = { ...groupIn(values, group), [field]: value };
  }
  return values;
}

function groupIn(values: FormValues, group: string): Record<string, FormDataEntryValue> {
  const existing = values[group];
  return typeof existing === 'object' && !(existing instanceof File) ? existing : {};
}
