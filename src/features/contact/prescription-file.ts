import { type RefObject, useEffect } from 'react';
import { prescriptionFileBytes } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { beginningBytes, fileKindOf, isHeic, prescriptionFileIssue } from '#contract/prescription-file.ts';
import type { PrescriptionAttachment, PrescriptionFile } from '#contract/types.ts';
import type { FileProgress, FileReading } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { asJpeg, readAsBase64, readBeginning } from '#src/io/files.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { readFromEntry, storeInEntry } from '#src/page/history-entry.ts';
import { announce } from '#src/toasts/toasts.ts';
import { chooseFile, clearFileIn, fileIn, isFormVisible } from './form-values.ts';

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

const onlyOne = 'Only one file can be sent';

const notTaken = {
  title: 'File not taken',
  description: 'Only a contact lens order takes a file. Choose “New patient” there first.',
};

const form = 'contact-lens';
const field = 'prescriptionFile';

/** The file that was read last. */
let listed: File | undefined;

const contents = new WeakMap<File, string>();

/** The picture that was too large, until it is made smaller. */
let largePicture: File | undefined;

/** The address of the picture that was read last. */
let picture: string | null = null;

/** Chooses the listed file again: some browsers empty a picker that is closed without a choice. */
export function keepFile(): void {
  if (listed) chooseFile(form, field, listed);
}

/** Empties the picker. What was in it can still be made smaller. */
export function clearFile(): void {
  largePicture = fileIn(form, field);
  clearFileIn(form, field);
}

/** Chooses a smaller picture instead of the one that is too large. */
export async function makeSmaller({ signal }: { signal: AbortSignal }): Promise<void> {
  if (!largePicture) throw new Error('No picture was chosen');
  const small = await asJpeg(largePicture, prescriptionFileBytes);
  signal.throwIfAborted();
  chooseFile(form, field, small);
}

/** Whether a PDF is encrypted. Then it needs a password, or only cannot be changed without one. */
const isEncrypted = async (file: File): Promise<boolean> =>
  /\/Encrypt[\s<]/.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));

/** Reads the chosen file. A photo of an iPhone is converted, and chosen instead. */
export async function readChosenFile({
  signal,
  emit,
}: {
  signal: AbortSignal;
  emit: (progress: FileProgress) => void;
}): Promise<FileReading> {
  const file = fileIn(form, field);
  if (!file) throw new Error('No file is chosen');
  listed = file;
  if (picture !== null) URL.revokeObjectURL(picture);
  picture = null;
  const beginning = await readBeginning(file, beginningBytes);
  // Not every browser knows the photos of iPhones.
  const jpeg = isHeic(beginning) && (await asJpeg(file, prescriptionFileBytes).catch(() => null));
  signal.throwIfAborted();
  if (jpeg) chooseFile(form, field, jpeg);
  // The contract, which checks the order when it is sent, finds the beginning here.
  const issue = prescriptionFileIssue(Object.assign(file, { beginning }));
  if (issue !== null) return { picture, issue: messages[issue], note: null };
  const onProgress = (fraction: number) => emit({ type: 'file.progressed', fraction });
  contents.set(file, await readAsBase64(file, { onProgress, signal }));
  const isPdf = fileKindOf(beginning) === 'pdf';
  if (!isPdf) picture = URL.createObjectURL(file);
  return { picture, issue, note: isPdf && (await isEncrypted(file).catch(() => false)) ? maybeLocked : null };
}

const noteFile = (isThere: boolean) => storeInEntry(field, isThere ? 'chosen' : '');

/** Whether the history entry has a file that is not listed: it was being chosen when the browser discarded the document. */
export const isFileLost = (): boolean => readFromEntry(field) === 'chosen';

/** Notes in the history entry that a file is listed or being chosen, in case a phone's camera takes the memory. */
export function useFileNote(picker: RefObject<HTMLInputElement | null>, isListed: boolean): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    if (isListed) noteFile(true);
    picker.current?.addEventListener('click', () => noteFile(true), { signal });
    picker.current?.addEventListener('cancel', () => noteFile(isListed), { signal });
    return () => {
      stop.abort();
      if (isListed) noteFile(false);
    };
  }, [picker, isListed]);
}

/** Chooses what is dropped anywhere on the page while the field is shown, and says what was not taken. */
export function useDroppedFiles(isShown: boolean): void {
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: 'dragover' | 'drop', work: (dropped: DataTransfer) => void) =>
      addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          work(event.dataTransfer);
        },
        { signal: stop.signal },
      );
    // After `early.ts`, which refuses what no field takes.
    listen('dragover', (dropped) => {
      dropped.dropEffect = 'copy';
    });
    listen('drop', ({ files: [file, ...others] }) => {
      const isTaken = file !== undefined && isShown && isFormVisible(form);
      if (!isTaken) announce({ form, kind: 'error', ...notTaken });
      else if (others.length > 0)
        announce({ form, kind: 'error', title: onlyOne, description: `We took ${file.name}.` });
      if (isTaken) chooseFile(form, field, file);
    });
    return () => stop.abort();
  }, [isShown]);
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
