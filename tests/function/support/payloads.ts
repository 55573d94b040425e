import { randomBytes } from 'node:crypto';
import { daysAfter, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';
import {
  exampleAppointment,
  exampleContactLensOrder,
  exampleInquiry,
} from '../../../supabase/functions/_shared/requests/fixtures.ts';

/** The time zone of the practice in these tests. */
export const timeZone = 'America/New_York';

/** A day that is in the future, and less than a year away. */
export const futureDay = daysAfter(todayIn(timeZone, new Date()), 200);

/** The payload of an appointment request. */
export const appointment = { type: 'appointment', ...exampleAppointment, preferredDate: futureDay };

/** The payload of an inquiry. */
export const inquiry = { type: 'inquiry', ...exampleInquiry };

const { prescriptionFile: _, ...orderFields } = exampleContactLensOrder;

/** The payload of a contact lens order of an established patient, without a file. */
export const orderWithoutFile = { type: 'contact-lens', ...orderFields, patientStatus: 'established' };

/** The payload of a contact lens order of a new patient with this file. */
export const orderWith = (bytes: Uint8Array, filename = 'scan.pdf', contentType = 'application/pdf') => ({
  ...orderWithoutFile,
  patientStatus: 'new',
  prescriptionAttachment: { filename, contentType, content: Buffer.from(bytes).toString('base64') },
});

/** Bytes with the signature of a PDF. */
export function pdf(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('%PDF-1.7\n', 'latin1');
  return bytes;
}

/** Bytes with the signature of a JPEG. */
export function jpeg(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('\xff\xd8\xff\xe0', 'latin1');
  return bytes;
}

/** Bytes with the signature of a PNG. */
export function png(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  return bytes;
}
