import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { prescriptionFileBytes } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { beginningBytes, fileKindOf, isHeic, prescriptionFileIssue } from '#contract/prescription-file.ts';
import type { PrescriptionAttachment, PrescriptionFile } from '#contract/types.ts';
import type { FileReading } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { asJpeg, readAsBase64, readBeginning } from '#src/io/files.ts';
import { chooseFiles } from '#src/io/form-fields.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { readFromEntry, storeInEntry } from '#src/page/history-entry.ts';
import type { FormPage } from '../request-form/use-form.ts';

/** The event of a file that was chosen or dropped. */
export const fileEvent = ({ name, type, size }: File) =>
  ({
    type: 'file.chosen',
    file: { name, size },
    size: size <= prescriptionFileBytes ? 'fits' : /^(?:image\/.*)?$/.test(type) ? 'tooLargePicture' : 'tooLarge',
  }) as const;

/** The error message when the browser cannot read the chosen file. */
export const unreadableFile = 'We could not read this file. Please choose it again.';

const maybeLocked = 'Does this PDF ask for a password? Then save it without one, or take a photo.';

const contents = new WeakMap<File, string>();

const largePictures = new WeakMap<FormPage, File>();

const inputOn = ({ form }: FormPage) => form.current?.querySelector<HTMLInputElement>('[name="prescriptionFile"]');

/** Chooses a file instead of the visitor, as if it had been chosen in the picker. */
export function chooseFile(page: FormPage, file: File): void {
  const input = inputOn(page);
  if (input) chooseFiles(input, [file]);
}

/** Empties the file input. What was in it can still be made smaller. */
export function clearFile(page: FormPage): void {
  const input = inputOn(page);
  const [file] = input?.files ?? [];
  if (file) largePictures.set(page, file);
  if (input) input.value = '';
}

/** The actor that chooses a smaller picture instead of one that is too large. */
export const makeSmaller = (page: FormPage) =>
  fromPromise<void>(async ({ signal }) => {
    const large = largePictures.get(page);
    if (!large) throw new Error('No picture was chosen');
    const small = await asJpeg(large, prescriptionFileBytes);
    signal.throwIfAborted();
    chooseFile(page, small);
  });

/** Whether a PDF is encrypted. Then it needs a password, or only cannot be changed without one. */
const isEncrypted = async (file: File): Promise<boolean> =>
  /\/Encrypt[\s<]/.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));

/** The actor that reads the chosen file. A photo of an iPhone is converted, and chosen instead. */
export const readChosenFile = (page: FormPage) => {
  let picture: string | null = null;
  return fromPromise<FileReading>(async ({ signal }) => {
    page.showProgress(0);
    const [file] = inputOn(page)?.files ?? [];
    if (!file) throw new Error('No file is chosen');
    if (picture !== null) URL.revokeObjectURL(picture);
    picture = null;
    const beginning = await readBeginning(file, beginningBytes);
    // Not every browser knows the photos of iPhones.
    const jpeg = isHeic(beginning) && (await asJpeg(file, prescriptionFileBytes).catch(() => null));
    signal.throwIfAborted();
    if (jpeg) chooseFile(page, jpeg);
    // The contract, which checks the order when it is sent, finds the beginning here.
    const issue = prescriptionFileIssue(Object.assign(file, { beginning }));
    if (issue !== null) return { picture, issue: messages[issue], note: null };
    contents.set(file, await readAsBase64(file, { onProgress: page.showProgress, signal }));
    const isPdf = fileKindOf(beginning) === 'pdf';
    if (!isPdf) picture = URL.createObjectURL(file);
    return { picture, issue, note: isPdf && (await isEncrypted(file).catch(() => false)) ? maybeLocked : null };
  });
};

const entryName = 'prescriptionFile';

const noteFile = (isThere: boolean) => storeInEntry(entryName, isThere ? 'chosen' : '');

/** Whether the history entry has a file that is not listed: it was being chosen when the browser discarded the document. */
export const isFileLost = (): boolean => readFromEntry(entryName) === 'chosen';

/** Notes in the history entry that a file is listed or being chosen, in case a phone's camera takes the memory. */
export function useFileNote({ form }: FormPage, isListed: boolean): void {
  useEffect(() => {
    if (isListed) noteFile(true);
    const end = new AbortController();
    const { signal } = end;
    const notePicker = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') noteFile(true);
    };
    form.current?.addEventListener('click', notePicker, { signal });
    form.current?.addEventListener('cancel', () => noteFile(isListed), { signal });
    return () => {
      end.abort();
      if (isListed) noteFile(false);
    };
  }, [form, isListed]);
}

/** The file as the payload has it. Uses what was read already. Rejects with a {@link PatientError}. */
export async function attachmentOf(file: PrescriptionFile): Promise<PrescriptionAttachment> {
  if (!(file instanceof File)) throw new PatientError(unreadableFile);
  const content =
    contents.get(file) ??
    (await readAsBase64(file).catch((cause: unknown) => {
      throw new PatientError(unreadableFile, { cause });
    }));
  return { filename: file.name, content, contentType: file.type };
}

/** A size in bytes as people read it: "3 MB", "1.4 MB", "820 KB". */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (Math.round(kilobytes) < 1024) return `${Math.round(kilobytes)} KB`;
  return `${Math.round((kilobytes / 1024) * 10) / 10} MB`;
}
