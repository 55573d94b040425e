import { type RefObject, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { messages } from '#contract/messages.ts';
import { prescriptionFileIssue } from '#contract/prescription-file.ts';
import type { PrescriptionAttachment, PrescriptionFile } from '#contract/types.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { readAsBase64 } from '#src/io/read-file.ts';

/** The file input for the prescription, and the reading of its file. */
export interface PrescriptionPicker {
  input: RefObject<HTMLInputElement | null>;
  /** The fraction that has been read, from 0 to 1. */
  progress: number;
  /** The file in the input; null when there is none. */
  current: () => File | null;
  /** Clears the input. */
  clear: () => void;
  /** The actor that reads the chosen file. */
  reading: ReturnType<typeof fromPromise<void>>;
  /**
   * The attachment for the payload. Uses the content that was read already, or reads it now. Rejects with a {@link
   * PatientError}.
   */
  attach: (file: PrescriptionFile) => Promise<PrescriptionAttachment>;
}

/** Checks a file's name, type and size with the contract. */
export function checkFile(file: PrescriptionFile): 'acceptable' | 'tooLarge' | 'wrongKind' {
  const issue = prescriptionFileIssue(file);
  if (issue === null) return 'acceptable';
  return issue === messages.fileTooLarge ? 'tooLarge' : 'wrongKind';
}

/** The error message when the browser cannot read the chosen file. */
export const unreadableFile = 'We could not read this file. Please choose it again.';

/** The file input for the prescription. Its machine knows the name, the size and the state of the file. */
export function usePrescriptionFile(): PrescriptionPicker {
  const input = useRef<HTMLInputElement>(null);
  const contents = useRef(new WeakMap<File, string>());
  const [progress, setProgress] = useState(0);

  const steady = useMemo(() => {
    const current = () => input.current?.files?.[0] ?? null;
    return {
      input,
      current,
      clear: () => {
        if (input.current) input.current.value = '';
      },
      reading: fromPromise<void>(async ({ signal }) => {
        setProgress(0);
        const file = current();
        if (file) contents.current.set(file, await readAsBase64(file, { onProgress: setProgress, signal }));
      }),
      attach: async (file: PrescriptionFile) => {
        if (!(file instanceof File)) throw new PatientError(unreadableFile);
        const content = contents.current.get(file) ?? (await readOrExplain(file));
        return { filename: file.name, content, contentType: file.type };
      },
    };
  }, []);

  return { ...steady, progress };
}

const readOrExplain = (file: File) =>
  readAsBase64(file).catch((cause: unknown) => {
    throw new PatientError(unreadableFile, { cause });
  });
