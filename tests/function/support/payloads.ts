import { randomBytes } from 'node:crypto';
import { practice } from '#content/practice.data.ts';
import { daysAfter, todayIn } from '#contract/dates.ts';
import { exampleAppointment, exampleContactLensOrder, exampleInquiry } from '#contract/fixtures.ts';

/** The current day at the practice. */
export const today = todayIn(practice.hours.timeZone, new Date());

/** A day that is in the future, and less than a year away. */
export const futureDay = daysAfter(today, 200);

export const appointment = { type: 'appointment', ...exampleAppointment, preferredDate: futureDay };

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

/** A file of random content between its kind's beginning and end, of this many bytes. */
const fileOf =
  (beginning: string, end: string) =>
  (length: number): Buffer =>
    Buffer.concat([
      Buffer.from(beginning, 'latin1'),
      randomBytes(length - beginning.length - end.length),
      Buffer.from(end, 'latin1'),
    ]);

/** A PDF of this many bytes. */
export const pdf = fileOf('%PDF-1.7\n', '%%EOF\n');
/** A JPEG of this many bytes. */
export const jpeg = fileOf('\xff\xd8\xff\xe0', '\xff\xd9');
/** A PNG of this many bytes. */
export const png = fileOf('\x89PNG\r\n\x1a\n', 'IEND\xaeB`\x82');
