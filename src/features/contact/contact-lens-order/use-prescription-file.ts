import { type RefObject, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { messages } from '../../../../supabase/functions/_shared/requests/messages.ts';
import { prescriptionFileIssue } from '../../../../supabase/functions/_shared/requests/prescription-file.ts';
import type {
  PrescriptionAttachment,
  PrescriptionFile,
} from '../../../../supabase/functions/_shared/requests/types.ts';
import { PatientError } from '../../../io/patient-error.ts';
import { readAsBase64 } from '../../../io/read-file.ts';

/** The prescription that a patient has chosen: the picker that holds it, and its reading. */
export interface PrescriptionPicker {
  input: RefObject<HTMLInputElement | null>;
  /** The chosen file; null when none is. */
  chosen: File | null;
  /** How much of it has been read, from 0 to 1. */
  progress: number;
  /** Reads what the picker holds now. Returns it. */
  take: () => File | null;
  /** Empties the picker. */
  clear: () => void;
  /** Reads the file that the picker holds. */
  reading: ReturnType<typeof fromPromise<void>>;
  /** The file as it travels: as it was read already, or read now. Rejects with words for the patient. */
  attach: (file: PrescriptionFile) => Promise<PrescriptionAttachment>;
}

/** What the contract finds in a file by its name, type and size. */
export function verdictOn(file: PrescriptionFile): 'acceptable' | 'tooLarge' | 'wrongKind' {
  const issue = prescriptionFileIssue(file);
  if (issue === null) return 'acceptable';
  return issue === messages.fileTooLarge ? 'tooLarge' : 'wrongKind';
}

/** What a patient reads when the browser cannot read the chosen file. */
export const unreadable = 'We could not read this file. Please choose it again.';

/** Holds the chosen prescription beside its machine, which knows only what state it is in. */
export function usePrescriptionFile(): PrescriptionPicker {
  const input = useRef<HTMLInputElement>(null);
  const contents = useRef(new WeakMap<File, string>());
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);

  const steady = useMemo(() => {
    const current = () => input.current?.files?.[0] ?? null;
    const take = () => {
      setProgress(0);
      setChosen(current());
      return current();
    };
    return {
      input,
      take,
      clear: () => {
        if (input.current) input.current.value = '';
        take();
      },
      reading: fromPromise<void>(async ({ signal }) => {
        const file = current();
        if (file) contents.current.set(file, await readAsBase64(file, { onProgress: setProgress, signal }));
      }),
      attach: async (file: PrescriptionFile) => {
        if (!(file instanceof File)) throw new PatientError(unreadable);
        const content = contents.current.get(file) ?? (await readOrExplain(file));
        return { filename: file.name, content, contentType: file.type };
      },
    };
  }, []);

  return { ...steady, chosen, progress };
}

const readOrExplain = (file: File) =>
  readAsBase64(file).catch((cause: unknown) => {
    throw new PatientError(unreadable, { cause });
  });
