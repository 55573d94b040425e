import { fromPromise } from 'xstate';
import { messages } from '#contract/messages.ts';
import { prescriptionFileIssue } from '#contract/prescription-file.ts';
import type { PrescriptionAttachment, PrescriptionFile } from '#contract/types.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { readAsBase64 } from '#src/io/read-file.ts';
import type { FormPage } from '../request-form/use-form.ts';

/** Checks a file's name, type and size with the contract. */
export function checkFile(file: PrescriptionFile): 'acceptable' | 'tooLarge' | 'wrongKind' {
  const issue = prescriptionFileIssue(file);
  if (issue === null) return 'acceptable';
  return issue === messages.fileTooLarge ? 'tooLarge' : 'wrongKind';
}

/** The error message when the browser cannot read the chosen file. */
export const unreadableFile = 'We could not read this file. Please choose it again.';

/** The contents of the files that were read. */
const contents = new WeakMap<File, string>();

const inputOn = ({ form }: FormPage) => form.current?.querySelector<HTMLInputElement>('[name="prescriptionFile"]');

/** Empties the file input. */
export function clearFile(page: FormPage): void {
  const input = inputOn(page);
  if (input) input.value = '';
}

/** The actor that reads the chosen file. */
export const readChosenFile = (page: FormPage) =>
  fromPromise<void>(async ({ signal }) => {
    page.showProgress(0);
    const file = inputOn(page)?.files?.[0];
    if (file) contents.set(file, await readAsBase64(file, { onProgress: page.showProgress, signal }));
  });

/**
 * The attachment for the payload. Uses the content that was read already, or reads it now. Rejects with a
 * {@link PatientError}.
 */
export async function attachmentOf(file: PrescriptionFile): Promise<PrescriptionAttachment> {
  if (!(file instanceof File)) throw new PatientError(unreadableFile);
  const content = contents.get(file) ?? (await readOrExplain(file));
  return { filename: file.name, content, contentType: file.type };
}

const readOrExplain = (file: File) =>
  readAsBase64(file).catch((cause: unknown) => {
    throw new PatientError(unreadableFile, { cause });
  });
