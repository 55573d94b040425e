import {
  type AppointmentPayload,
  type CalendarDay,
  type ComparedField,
  type ContactLensPayload,
  type EyePrescription,
  emergencyVisit,
  type FileKind,
  type InquiryPayload,
  longDate,
  momentInWords,
  type Payload,
  readDate,
  requestKinds,
  todayIn,
} from '../_shared/requests/index.ts';
import { type FileNote, mediaTypes } from './sniff.ts';
import type { StoredPayload } from './stored-payload.ts';

/** A file that is read part by part while it is sent. `verified` is false only for files of an earlier version. */
export interface MailFile {
  kind: FileKind;
  verified: boolean;
  read(): AsyncIterable<Uint8Array>;
}

/** The content of the mail: a decrypted request with its file. */
export interface MailContent extends StoredPayload {
  reference: string;
  receivedAt: Date;
  /** The time zone of the practice, by its IANA name. */
  timeZone: string;
  prescription: MailFile | null;
  possibleCopy: boolean;
  /** The address of the page that marks the request as handled; null when the office does not use it. */
  link: string | null;
  /** Whether the function sent this request to itself. */
  isSmoke: boolean;
}

/** A mail, ready for the mail library. */
export interface OfficeMail {
  /** The same for every copy, and different for every other mail: the left part of its Message-ID. */
  id: string;
  subject: string;
  /** null when nobody can be answered. */
  replyTo: string | null;
  text: string;
  html: string | null;
  attachment: { filename: string; contentType: string; read(): AsyncIterable<Uint8Array> } | null;
}

/** A line of a mail, or a heading when there is no value. */
export interface Row {
  label: string;
  value?: string;
  /** The address of a link around the value, in the HTML part. */
  href?: string;
}

/** "Tuesday, November 24, 2026"; other text, as an earlier version stored it, stays as it is. */
const dayInWords = (day: CalendarDay | ''): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? longDate(day as CalendarDay) : day;

/** "April 12, 1985", without the weekday. */
const dateInWords = (day: CalendarDay | ''): string => dayInWords(day).replace(/^[A-Z]\w+day, /, '');

const adultAge = 18;

/** "May 3, 2022 (a child, 4 years old)"; of an adult, the date alone. */
function birthInWords(day: CalendarDay | '', { receivedAt, timeZone }: MailContent): string {
  const words = dateInWords(day);
  if (words === day) return words;
  const today = todayIn(timeZone, receivedAt);
  const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
  if (age >= adultAge) return words;
  const years = age < 1 ? 'less than a year old' : `${age} year${age === 1 ? '' : 's'} old`;
  return `${words} (a child, ${years})`;
}

/** Fields at the top of every mail, and fields that only the form needs. */
type CommonField = 'type' | 'firstName' | 'lastName' | 'email' | 'confirmEmail' | 'phone' | 'website' | 'asTyped';

/**
 * The rows of the fields of each type of request, in the order of the mail. A missing field is a type error: what a
 * patient wrote would be stored, wiped, and never read.
 */
type FieldRows<Request extends Payload> = {
  [Field in Exclude<keyof Required<Request>, CommonField>]: (request: Request, content: MailContent) => Row[];
};

/** A value, with what was typed beside it where that was read as something else. */
const besideTyped = (value: string, typed: string | undefined): string =>
  typed === undefined ? value : `${value} (typed: ${typed})`;

const row = (label: string, value: string): Row[] => [{ label, value }];

const appointmentRows: FieldRows<AppointmentPayload> = {
  appointmentType: ({ appointmentType }) => row('Appointment type', appointmentType),
  preferredDate: ({ preferredDate }) => row('Preferred date', dayInWords(preferredDate)),
  preferredTime: ({ preferredTime }) => row('Preferred time', preferredTime),
  insuranceProvider: ({ insuranceProvider }) => row('Insurance provider', insuranceProvider),
  insuranceId: ({ insuranceId }) => row('Insurance ID', insuranceId),
  dateOfBirth: ({ dateOfBirth }, content) => row('Date of birth', birthInWords(dateOfBirth, content)),
  message: ({ message }) => row('Message', message),
};

const inquiryRows: FieldRows<InquiryPayload> = {
  subject: ({ subject }) => row('Subject', subject),
  message: ({ message }) => row('Message', message),
};

const eyeLabels: Readonly<Record<keyof EyePrescription, string>> = {
  brand: 'Brand',
  power: 'Power (sphere)',
  baseCurve: 'Base curve (BC)',
  diameter: 'Diameter (DIA)',
  quantity: 'Quantity',
};

function eyeRows(heading: string, eye: EyePrescription): Row[] {
  const names = Object.keys(eyeLabels) as (keyof EyePrescription)[];
  const rows = names.flatMap((name) => row(eyeLabels[name], eye[name])).filter(({ value }) => value !== '');
  return rows.length > 0 ? [{ label: heading }, ...rows] : [];
}

const noteWords: Readonly<Record<FileNote, string>> = {
  hasUnusualEnding: 'unusual ending',
  hasActiveContent: 'has active content: do not open outside a viewer',
  isEncrypted: 'encrypted: if it cannot be opened without a password, ask the patient for another file',
};

function fileWords({ prescription, fileNotes }: MailContent): string {
  if (prescription === null) return '';
  return [
    `Attached (${prescription.kind.toUpperCase()})`,
    // What is compressed is not read.
    ...(prescription.kind === 'pdf' ? ['open it only in a viewer'] : []),
    ...fileNotes.map((note) => noteWords[note]),
    ...(prescription.verified ? [] : ['type not verified: open it with care']),
  ].join('; ');
}

function prescriptionDateInWords(date: string, { receivedAt, timeZone }: MailContent): string {
  const day = readDate('prescription', date, todayIn(timeZone, receivedAt));
  return day === null ? date : dateInWords(day);
}

const statusWords: Readonly<Record<string, string>> = { new: 'New patient', established: 'Established patient' };

const contactLensRows: FieldRows<ContactLensPayload> = {
  dateOfBirth: ({ dateOfBirth }, content) => row('Date of birth', birthInWords(dateOfBirth, content)),
  patientStatus: ({ patientStatus }) => row('Patient status', statusWords[patientStatus] ?? patientStatus),
  prescriptionAttachment: (_, content) => row('Prescription file', fileWords(content)),
  rightEye: ({ rightEye }) => eyeRows('Right eye (OD)', rightEye),
  leftEye: ({ leftEye }) => eyeRows('Left eye (OS)', leftEye),
  prescriptionDate: ({ prescriptionDate }, content) => [
    { label: 'Prescription' },
    ...row('Prescription date', prescriptionDateInWords(prescriptionDate, content)),
  ],
  doctorName: ({ doctorName }) => row('Prescribing doctor', doctorName),
  additionalNotes: ({ additionalNotes }) => row('Additional notes', additionalNotes),
};

function rowsFrom<Request extends Payload>(rows: FieldRows<Request>, request: Request, content: MailContent): Row[] {
  const all = Object.entries(rows) as [string, (request: Request, content: MailContent) => Row[]][];
  return all.flatMap(([field, rowsOfField]) => {
    const typed = request.asTyped?.[field as ComparedField];
    return rowsOfField(request, content).map((one) =>
      one.value === undefined ? one : { ...one, value: besideTyped(one.value, typed) },
    );
  });
}

function rowsOf(content: MailContent): Row[] {
  const { payload } = content;
  if (payload.type === 'appointment') return rowsFrom(appointmentRows, payload, content);
  if (payload.type === 'inquiry') return rowsFrom(inquiryRows, payload, content);
  return rowsFrom(contactLensRows, payload, content);
}

function nameOf({ firstName, lastName, asTyped = {} }: Payload): string {
  const isRead = asTyped.firstName !== undefined || asTyped.lastName !== undefined;
  const typed = `${asTyped.firstName ?? firstName} ${asTyped.lastName ?? lastName}`;
  return besideTyped(`${firstName} ${lastName}`, isRead ? typed : undefined);
}

/** Omits empty fields, and headings without fields. */
function shown(rows: readonly Row[]): Row[] {
  const filled = rows.filter(({ value }) => value !== '');
  return filled.filter(({ value }, index) => value !== undefined || filled[index + 1]?.value !== undefined);
}

const policies: Readonly<Record<Payload['type'], string>> = {
  appointment:
    'This is a request, not a booking. It is confirmed only when the practice contacts the patient. Nothing was sent to the patient.',
  inquiry: 'To answer, reply to this email. Nothing was sent to the patient.',
  'contact-lens':
    'This is a request, not an order yet. Verify the prescription and contact the patient to finalize it. Nothing was sent to the patient.',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The content of a mail. */
export interface Content {
  /** Its subject, too: never anything personal. */
  heading: string;
  notes: readonly string[];
  rows: readonly Row[];
  link: { label: string; address: string } | null;
  end: string;
}

function textPart({ heading, notes, rows, link, end }: Content): string {
  const line = ({ label, value }: Row): string => {
    if (value === undefined) return `\n${label}`;
    return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
  };
  // A signature, which mail programs do not quote in a reply.
  const linkLines = link === null ? [] : ['-- ', `${link.label}:`, link.address, ''];
  return [heading, ...notes, '', ...rows.map(line), '', end, '', ...linkLines].join('\n');
}

const cell = 'padding:6px 0;vertical-align:top';

function htmlRow({ label, value, href }: Row): string {
  if (value === undefined) {
    return `<tr><th colspan="2" style="padding:18px 0 4px;text-align:left;font-size:17px">${escaped(label)}</th></tr>`;
  }
  const text = escaped(value).replace(/\n/g, '<br>');
  const words = href === undefined ? text : `<a href="${escaped(href)}">${text}</a>`;
  return `<tr><th scope="row" style="${cell};padding-right:20px;text-align:left;font-weight:normal;color:#55606b;white-space:nowrap">${escaped(label)}</th><td dir="auto" style="${cell};font-weight:bold">${words}</td></tr>`;
}

function htmlPart({ heading, notes, rows, link, end }: Content): string {
  const note = (words: string): string =>
    `<p style="margin:0 0 12px;padding:10px 14px;background:#fde8e8;color:#7a0c0c;font-weight:bold">${escaped(words)}</p>`;
  const linkHtml =
    link === null
      ? ''
      : `<div class="moz-signature" style="margin:24px 0 0"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 20px;background:#16202a;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(link.label)}</a></div>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#16202a;font:16px/1.45 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${escaped(heading)}</h1>
${notes.map(note).join('\n')}
<table style="border-collapse:collapse;max-width:680px">
${rows.map(htmlRow).join('\n')}
</table>
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dbe1;color:#55606b;max-width:680px">${escaped(end)}</p>
${linkHtml}
</body>
</html>
`;
}

/** The subject and both parts of a mail. */
export const layOut = (content: Content) => ({
  subject: content.heading,
  text: textPart(content),
  html: htmlPart(content),
});

/**
 * Composes the mail to the office: the type of request, name, phone and email address, then the form's fields in
 * order. The subject contains no personal data.
 */
export function writeOfficeMail(content: MailContent): OfficeMail {
  const { reference, payload, prescription, link } = content;
  const urgent = payload.type === 'appointment' && payload.appointmentType === emergencyVisit;
  const kind = requestKinds[payload.type];
  const heading = `${content.isSmoke ? 'Test: ' : ''}${urgent ? 'URGENT: ' : ''}${kind} ${reference}`;
  const notes = [
    ...(urgent ? ['URGENT: the patient asks for an emergency visit. Call now.'] : []),
    ...(content.possibleCopy ? ['You may already have this email. The reference is the same on every copy.'] : []),
  ];
  const rows = shown([
    { label: 'Name', value: nameOf(payload) },
    { label: 'Phone', value: payload.phone, href: `tel:${payload.phone.replace(/[^+0-9]/g, '')}` },
    { label: 'Email', value: besideTyped(payload.email, payload.asTyped?.email) },
    { label: kind },
    ...rowsOf(content),
    { label: 'Other fields sent with the form' },
    ...Object.entries(content.otherFields).map(([label, value]) => ({ label: label.replace(/\s+/g, ' '), value })),
    { label: 'About this request' },
    { label: 'Reference', value: reference },
    { label: 'Received', value: momentInWords(content.timeZone, content.receivedAt) },
  ]);
  return {
    id: reference,
    replyTo: payload.email,
    ...layOut({
      heading,
      notes,
      rows,
      link: link === null ? null : { label: `Mark ${reference} as handled`, address: link },
      end: policies[payload.type],
    }),
    attachment: prescription && {
      filename: `prescription-${reference}.${prescription.kind}`,
      contentType: mediaTypes[prescription.kind],
      read: prescription.read,
    },
  };
}
