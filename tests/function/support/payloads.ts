import { randomBytes } from 'node:crypto';
import { daysAfter, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';
import {
  exampleAppointment,
  exampleContactLensOrder,
  exampleInquiry,
} from '../../../supabase/functions/_shared/requests/fixtures.ts';

/** The time zone of the practice in these tests. */
export const timeZone = 'America/New_York';

/** A day that is in the future whenever the tests run, and less than a year away. */
export const futureDay = daysAfter(todayIn(timeZone, new Date()), 200);

/** An appointment request as it travels. */
export const appointment = { type: 'appointment', ...exampleAppointment, preferredDate: futureDay };

/** An inquiry as it travels. */
export const inquiry = { type: 'inquiry', ...exampleInquiry };

const { prescriptionFile: _, ...orderFields } = exampleContactLensOrder;

/** A contact lens order of an established patient as it travels, without a file. */
export const orderWithoutFile = { type: 'contact-lens', ...orderFields, patientStatus: 'established' };

/** A contact lens order of a new patient with this file. */
export const orderWith = (bytes: Uint8Array, filename = 'scan.pdf', contentType = 'application/pdf') => ({
  ...orderWithoutFile,
  patientStatus: 'new',
  prescriptionAttachment: { filename, contentType, content: Buffer.from(bytes).toString('base64') },
});

/** Bytes that begin as a PDF does. */
export function pdf(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('%PDF-1.7\n', 'latin1');
  return bytes;
}

/** Bytes that begin as a JPEG does. */
export function jpeg(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('\xff\xd8\xff\xe0', 'latin1');
  return bytes;
}

/** Bytes that begin as a PNG does. */
export function png(length: number): Buffer {
  const bytes = randomBytes(length);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  return bytes;
}
