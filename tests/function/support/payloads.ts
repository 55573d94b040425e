import { randomBytes } from 'node:crypto';
import { daysAfter, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';
import {
  exampleAppointment,
  exampleContactLensOrder,
  exampleInquiry,
} from '../../../supabase/functions/_shared/requests/fixtures.ts';
import { jpegFrame, jpegOf, jpegScan, pdfWith, pngChunk, pngWith } from './files.ts';

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

/** What compressed data begins with. */
const compressed = Buffer.from([0x78, 0x9c]);
const emptyPdf = pdfWith({ objects: [['', Buffer.alloc(0)]] });
const emptyScan = jpegOf(jpegFrame(), jpegScan(Buffer.alloc(0)));
const emptyChunk = pngWith(pngChunk('IDAT', compressed));
// The numbers in a longer PDF are longer.
const longerNumbers = 16;

/** A PDF of random content, of this many bytes. */
export function pdf(length: number): Buffer {
  const file = pdfWith({ objects: [['', randomBytes(length - emptyPdf.length - longerNumbers)]] });
  return Buffer.concat([file, Buffer.alloc(length - file.length, '\n')]);
}

/** A JPEG of random content, of this many bytes. */
export const jpeg = (length: number): Buffer =>
  jpegOf(
    jpegFrame(),
    jpegScan(Buffer.from(randomBytes(length - emptyScan.length).map((byte) => Math.min(byte, 0xfe)))),
  );

/** A PNG of random content, of this many bytes. */
export const png = (length: number): Buffer =>
  pngWith(pngChunk('IDAT', Buffer.concat([compressed, randomBytes(length - emptyChunk.length)])));
