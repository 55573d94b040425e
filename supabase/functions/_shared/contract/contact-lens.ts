import type { CalendarDay } from './dates.ts';
import {
  confirmEmail,
  dateOfBirth,
  email,
  emailsMatch,
  lensValue,
  line,
  longerThan,
  name,
  phone,
  prescriptionDate,
  text,
  website,
} from './fields.ts';
import * as limits from './limits.ts';
import { keys } from './messages.ts';
import { patientStatuses } from './options.ts';
import { type PrescriptionFile, prescriptionFileIssue } from './prescription-file.ts';
import { z } from './zod.ts';

function isFile(value: unknown): value is PrescriptionFile {
  const { name, type, size } = Object(value) as Partial<Record<keyof PrescriptionFile, unknown>>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number';
}

// FormData contains an empty file without a name when none was chosen.
const isNothingChosen = (file: PrescriptionFile): boolean => file.name === '' && file.size === 0;

const prescriptionFile = z
  .custom<PrescriptionFile | null>((value) => value === null || isFile(value), keys.fileType)
  .overwrite((file) => (file !== null && isNothingChosen(file) ? null : file))
  .check((context) => {
    const key = context.value && prescriptionFileIssue(context.value);
    if (key) context.issues.push({ code: 'custom', message: key, input: context.value });
  });

const eye = z
  .object(
    {
      brand: line(limits.lensBrandLength).default(''),
      power: lensValue,
      baseCurve: lensValue,
      diameter: lensValue,
      quantity: lensValue,
    },
    keys.notText,
  )
  .prefault({});

/** One eye's lenses, as the patient wrote them. Everything may be ''. */
export type EyePrescription = z.infer<typeof eye>;

const fileOfNewPatients = z.refine<{ patientStatus: string; prescriptionFile: unknown }>(
  (values) => values.patientStatus !== 'new' || values.prescriptionFile !== null,
  { path: ['prescriptionFile'], message: keys.fileRequired, when: () => true },
);

/**
 * The schema of a contact lens order, in the order of the form.
 * @param today the current day at the practice
 * @param language of the page: where it puts the day first, "4/12/1985" is ambiguous
 */
export const contactLensSchema = (today: CalendarDay, language?: string) =>
  z
    .object({
      firstName: name,
      lastName: name,
      email,
      confirmEmail,
      phone,
      dateOfBirth: dateOfBirth(today, language),
      patientStatus: z.enum(patientStatuses, keys.patientStatusRequired),
      prescriptionFile: prescriptionFile.default(null),
      rightEye: eye,
      leftEye: eye,
      prescriptionDate: prescriptionDate(today).default(''),
      doctorName: line(limits.doctorNameLength).default(''),
      additionalNotes: text(limits.additionalNotesLength, longerThan(limits.additionalNotesLength)).default(''),
      website,
    })
    .check(emailsMatch, fileOfNewPatients);

/** A valid contact lens order. Empty optional fields are '', a missing file is null. */
export type ContactLensRequest = z.infer<ReturnType<typeof contactLensSchema>>;
